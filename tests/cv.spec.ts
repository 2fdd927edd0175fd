import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { expect, test } from '@playwright/test';
import { printCurriculum } from '../cli/cv/print-curriculum.ts';
import { ROOT } from '../cli/project.ts';
import { SettingsError } from '../server/settings-error.ts';
import { requireInstalled } from './helpers/require-installed.ts';

/** What a reader of the sample's curriculum has to find, in this order. */
const inOrder = [
  ...['Mara Lindqvist-Okafor', 'Freelance web developer', 'Lindhafen, Germany'],
  ...['hello@vitrine.example', '+49 30 23125 014', 'vitrine.example'],
  'I am a web developer who works alone and on purpose.',
  'Work experience',
  ...['Freelance web developer', 'Vitrine, vitrine.example', 'May 2024 – today'],
  ...['Front-end developer', 'Saltmarsh and Daughters, saltmarsh.example', 'September 2021'],
  'Brought the weight of a product page from 4.1 MB to 380 kB.',
  ...['Typesetter, part-time', 'Printing works Okonjo-Vale', 'August 2018 – August 2021'],
  'Selected projects',
  ...['Filastorta Puppet Theatre', 'Teatro Filastorta, teatro-filastorta.example', 'July 2026'],
  ...['Honey from the Lime Avenue', 'Logbook of the Hohe Lucht'],
  'Skills',
  ...['Front-End', 'Html-Css', 'Back-End', 'Laravel', 'WordPress'],
  'Education',
  ...['Bachelor of Arts, Interaction design', 'Harbour College of Applied Arts', '2018 – 2022'],
  ...['Apprenticeship, Media design in print', 'August 2015 – July 2018'],
  'Certificates',
  'Accessible websites, from the plan to the test',
  'Harbour College of Applied Arts, harbour-college.example/certificates',
  ...['Volunteering', 'Radios and lamps', 'January 2022 – today'],
  'Languages',
  ...['English Native speaker', 'Swedish Native speaker', 'German Fluent'],
  ...['Interests', 'Old radios', 'Letterpress wood type, timetables'],
];

/** What belongs to the page on a screen and not to a curriculum. */
const onScreenOnly = /One person behind the counter|I learned to sell|Marion|100\+|Menu|GitHub ?↗/;

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
  const { pdf, pages } = await printCurriculum(site, 'A4');
  expect(pages).toBe(2);
  const source = pdf.toString('latin1');
  expect(source).toMatch(/^%PDF-/);
  expect(source).toMatch(/\/MarkInfo\s*<<\s*\/Type\s*\/MarkInfo\s*\/Marked true/);
  expect(source, 'an outline').toMatch(/\/Outlines \d+ 0 R/);

  const { error } = spawnSync('pdftotext', ['-v']);
  requireInstalled(error && 'pdftotext is not installed (Debian: poppler-utils).');
  const text = textOf(pdf, '-raw').replaceAll(/\s+/g, ' ');
  expect(text.startsWith(inOrder[0] ?? ''), text.slice(0, 40)).toBe(true);
  expect(onScreenOnly.exec(text)?.[0]).toBeUndefined();
  let from = 0;
  for (const words of inOrder) {
    const at = text.indexOf(words, from);
    expect(at, `“${words}” behind “${text.slice(Math.max(0, from - 40), from)}”`).not.toBe(-1);
    from = at + words.length;
  }
  const laidOut = textOf(pdf, '-layout').replaceAll('\f', '\n').replaceAll(/^ +/gm, '');
  for (const line of sideBySide) expect(laidOut).toMatch(line);
});

test('a Letter sheet has the size of one', { tag: '@all' }, async () => {
  const { pdf, pages } = await printCurriculum(site, 'Letter');
  expect(pages).toBe(2);
  expect(pdf.toString('latin1')).toMatch(/\/MediaBox\s*\[0 0 612 792\]/);
});

test('a site without About has nothing to print', async () => {
  const without = { folder: resolve(ROOT, 'docs'), base: '' };
  await expect(printCurriculum(without, 'A4')).rejects.toThrow(SettingsError);
  await expect(printCurriculum(without, 'A4')).rejects.toThrow('docs/ has no About page to print.');
});
