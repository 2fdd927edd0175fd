import { spawnSync } from 'node:child_process';
import { cp, mkdtempDisposable, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, test } from '@playwright/test';
import { type Paper, printCurriculum } from '../packages/vitrine/cli/cv/print-curriculum.ts';
import { ROOT } from '../packages/vitrine/settings/site-paths.ts';
import { builds } from './builds.ts';
import { requireInstalled } from './helpers/require-installed.ts';

/** Texts that the PDF of the sample's curriculum contains, in this order. */
const inOrder = [
  ...['Mara Lindqvist-Okafor', 'Freelance web developer', 'Lindhafen, Germany'],
  ...['hello@vitrine.example', '+49 30 23125 014', 'vitrine.example'],
  'I am a web developer who works alone and on purpose.',
  ...['Work experience', 'Freelance web developer', 'Vitrine vitrine.example', 'May 2024 – today'],
  ...['Front-end developer', 'Saltmarsh and Daughters saltmarsh.example', 'September 2021'],
  'Brought the weight of a product page from 4.1 MB to 380 kB.',
  ...['Typesetter, part-time', 'Printing works Okonjo-Vale', 'August 2018 – August 2021'],
  ...['Selected projects', 'Teatro Filastorta teatro-filastorta.example', 'July 2026'],
  ...['Honey from the Lime Avenue', 'Skills', 'Front-End', 'Html-Css', 'Back-End', 'Laravel'],
  ...['Education', 'Harbour College of Applied Arts', '2018 – 2022'],
  ...[
    'Languages',
    'English Native speaker',
    'Certificates',
    'harbour-college.example/certificates',
  ],
  ...['Volunteering', 'Radios and lamps', 'January 2022 – today', 'Interests', 'Old radios'],
];

/** Texts of the About page that the PDF of the curriculum omits. */
const onScreenOnly = /One person behind the counter|I learned to sell|Marion|100\+|Menu|GitHub ?↗/;

/** Lines of the printed curriculum: a heading in the margin, an entry, and the dates of the entry. */
const sideBySide = [
  /^Work experience +Freelance web developer +May 2024 – today$/m,
  /^Front-end developer +September 2021 – April 2024$/m,
  /^Education +Bachelor of Arts, Interaction design +2018 – 2022$/m,
  /^Languages +English +Native speaker$/m,
];

/** Extracts the text of a PDF with pdftotext, as applicant tracking systems do. */
function textOf(pdf: Buffer, ...flags: string[]): string {
  const { stdout, status, error } = spawnSync('pdftotext', [...flags, '-', '-'], {
    input: pdf,
    encoding: 'utf8',
  });
  requireInstalled(error && 'pdftotext is not installed (Debian: poppler-utils).');
  if (status !== 0) throw new Error(`pdftotext ended with exit code ${status}.`);
  return stdout;
}

const site = { folder: resolve(ROOT, builds.sample.outDir), base: '' };
const owner = 'Mara Lindqvist-Okafor';

/** Changes the HTML of the sample's About page, and prints the page to PDF. */
async function printChanged(change: (html: string) => string, paper: Paper, root = '') {
  await using home = await mkdtempDisposable(join(tmpdir(), 'vitrine-cv-'));
  await cp(site.folder, home.path, {
    recursive: true,
    filter: (file) => !/\.(?:avif|webp|png|jpe?g|mp4|br|zst|gz)$/.test(file),
  });
  const page = join(home.path, root, 'about/index.html');
  await writeFile(page, change(await readFile(page, 'utf8')));
  return await printCurriculum({ folder: home.path, base: '' }, owner, paper, root);
}

test('the curriculum is a tagged PDF with its parts in order', { tag: '@all' }, async () => {
  const { pdf, pages } = await printCurriculum(site, owner, 'A4');
  expect(pages).toBe(2);
  const source = pdf.toString('latin1');
  expect(source).toMatch(/^%PDF-/);
  expect(source).toMatch(/\/MarkInfo\s*<<\s*\/Type\s*\/MarkInfo\s*\/Marked true/);
  expect(source, 'the PDF has an outline (bookmarks)').toMatch(/\/Outlines \d+ 0 R/);

  const text = textOf(pdf, '-raw').replaceAll(/\s+/g, ' ');
  expect(text.startsWith(inOrder[0] ?? ''), text.slice(0, 40)).toBe(true);
  expect(onScreenOnly.exec(text)?.[0]).toBeUndefined();
  let rest = text;
  for (const part of inOrder) {
    expect(rest, 'the text of the PDF after the previous part').toContain(part);
    rest = rest.slice(rest.indexOf(part) + part.length);
  }
  const laidOut = textOf(pdf, '-layout').replaceAll('\f', '\n').replaceAll(/^ +/gm, '');
  for (const line of sideBySide) expect(laidOut).toMatch(line);
});

for (const [paper, root, box] of [
  ['A4', '/de', /^0 0 59[45]\.\d+ 84[12]\.\d+$/],
  ['Letter', '', /^0 0 612 792$/],
  ['Letter', '/de', /^0 0 612 792$/],
] as const) {
  test(`two pages of ${paper} hold long names${root}`, { tag: '@all' }, async () => {
    const sample = await printCurriculum(site, owner, paper, root);
    expect([sample.pages, sample.excess]).toEqual([2, 0]);
    expect(/\/MediaBox \[(.*?)\]/.exec(sample.pdf.toString('latin1'))?.[1]).toMatch(box);
    const name = 'Małgorzata Wiśniewska-Brzęczyszczykiewicz-Łużycka';
    const town = 'Skarżysko-Żółkiewka nad Wisłoką Świętokrzyską';
    const mail = `${'malgorzata-'.repeat(5)}@wisniewska-brzeczyszczykiewicz-luzycka.example`;
    const { pdf, pages, excess } = await printChanged(
      (html) =>
        html
          .replaceAll(owner, name)
          .replaceAll('Lindhafen', town)
          .replaceAll('hello@vitrine.example', mail)
          .replace(/<li><a href="mailto:.*?<\/li>/, (link) => link.repeat(4)),
      paper,
      root,
    );
    expect([pages, excess]).toEqual([2, 0]);
    const text = textOf(pdf, '-raw').replaceAll(/\s/g, '');
    const parts = [name, 'Fre', town, ...Array(4).fill(mail), '+4930'].join('.*?');
    expect(text).toMatch(new RegExp(`^${parts.replaceAll(' ', '').replace('+', '\\+')}`));
  });
}

test('the excess of a curriculum over two pages is printed and measured', {
  tag: '@all',
}, async () => {
  const workTimes = (times: number) => (html: string) => {
    const end = html.indexOf('<div hidden="" data-print-only="projects"');
    const start = html.lastIndexOf('<section', end);
    return html.slice(0, start) + html.slice(start, end).repeat(times) + html.slice(end);
  };
  const long = await printChanged(workTimes(4), 'A4');
  const longer = await printChanged(workTimes(6), 'A4');
  expect([long.pages, longer.pages]).toEqual([3, 3]);
  expect(long.excess).toBeGreaterThan(0);
  const section = (longer.excess - long.excess) / 2;
  expect(section, 'height of the work section, in millimetres').toBeGreaterThan(50);
  expect(section).toBeLessThan(80);
  // Each page begins with an entry or a section. pdftotext puts the footer before the text of a page.
  const [, ...further] = textOf(longer.pdf, '-raw').trim().split('\f');
  for (const page of further) {
    expect(page.replace(/^\d\n.*\n/, '')).toMatch(
      /^(Work experience )?(Freelance web|Front-end dev|Typesetter)|^Selected projects F|^(Honey|Logb)|^Skills F/,
    );
  }
});

test('letters that no font has are named', { tag: '@all' }, async () => {
  // No usual system font has Tangut.
  const tangut = '\u{17000}';
  const change = (html: string) => html.replaceAll(owner, `${owner} ${tangut}`);
  expect((await printChanged(change, 'A4')).missing).toEqual([tangut]);
  expect((await printCurriculum(site, owner, 'A4')).missing).toEqual([]);
});

test('a site without About has nothing to print', async () => {
  const without = { folder: resolve(ROOT, 'docs'), base: '' };
  const printed = printCurriculum(without, owner, 'A4');
  await expect(printed).rejects.toThrow('docs/ has no About page to print.');
});
