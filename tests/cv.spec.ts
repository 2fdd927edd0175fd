import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { expect, test } from '@playwright/test';
import { printCurriculum } from '../cli/cv/print-curriculum.ts';
import { ROOT } from '../cli/project.ts';
import { SettingsError } from '../server/settings-error.ts';
import { requireInstalled } from './helpers/require-installed.ts';

/** What a reader of the sample's curriculum has to find, in this order. */
const inOrder = [
  'Mara Lindqvist-Okafor',
  'Freelance web developer',
  'hello@vitrine.example, +49 30 23125 014',
  'I learned to sell before I learned to code.',
  'Work experience',
  ...['Freelance web developer', 'Vitrine', 'May 2024 – today', 'Websites for shops'],
  ...['Front-end developer', 'Saltmarsh and Daughters', 'September 2021 – April 2024'],
  'Brought the weight of a product page from 4.1 MB to 380 kB.',
  ...['Typesetter, part-time', 'Printing works Okonjo-Vale', 'August 2018 – August 2021'],
  'Education',
  ...['Bachelor of Arts, Interaction design', 'Harbour College of Applied Arts', '2018 – 2022'],
  ...['Apprenticeship, Media design in print', 'August 2015 – July 2018'],
  'Languages',
  ...['English Native speaker', 'Swedish Native speaker', 'German Fluent'],
  'Skills',
  ...['Front-End', 'Html-Css', 'Back-End', 'Laravel', 'WordPress'],
];

/** The lines that stand side by side on paper: a date in the margin, and what it belongs to. */
const sideBySide = [
  /^May 2024 – today +Freelance web developer$/m,
  /^September 2021 – April 2024 +Front-end developer$/m,
  /^August 2018 – August 2021 +Typesetter, part-time$/m,
  /^2018 – 2022 +Bachelor of Arts, Interaction design$/m,
  /^August 2015 – July 2018 +Apprenticeship, Media design in print$/m,
];

/** The text of a PDF, as programs that read applications see it. */
function textOf(pdf: Buffer, ...flags: string[]): string {
  const { stdout, status, error } = spawnSync('pdftotext', [...flags, '-', '-'], {
    input: pdf,
    encoding: 'utf8',
  });
  if (error || status !== 0) throw error ?? new Error(`pdftotext ended with ${status}.`);
  return stdout;
}

const site = { folder: resolve(ROOT, 'dist'), base: '' };

test('the curriculum is a tagged PDF, and a program reads it in order, with every post and date', {
  tag: '@all',
}, async () => {
  const { pdf, pages } = await printCurriculum(site);
  expect([1, 2]).toContain(pages);
  const source = pdf.toString('latin1');
  expect(source).toMatch(/^%PDF-/);
  expect(source).toMatch(/\/MarkInfo\s*<<\s*\/Type\s*\/MarkInfo\s*\/Marked true/);
  expect(source, 'an outline').toMatch(/\/Outlines \d+ 0 R/);

  const { error } = spawnSync('pdftotext', ['-v']);
  requireInstalled(error && 'pdftotext is not installed (Debian: poppler-utils).');
  const text = textOf(pdf, '-raw').replaceAll(/\s+/g, ' ');
  let from = 0;
  for (const words of inOrder) {
    const at = text.indexOf(words, from);
    expect(at, `“${words}” behind “${text.slice(Math.max(0, from - 40), from)}”`).not.toBe(-1);
    from = at + words.length;
  }
  const laidOut = textOf(pdf, '-layout').replaceAll('\f', '\n').replaceAll(/^ +/gm, '');
  for (const line of sideBySide) expect(laidOut).toMatch(line);
});

test('a site without About has nothing to print', async () => {
  const without = { folder: resolve(ROOT, 'docs'), base: '' };
  await expect(printCurriculum(without)).rejects.toThrow(SettingsError);
  await expect(printCurriculum(without)).rejects.toThrow('docs/ has no About page to print.');
});
