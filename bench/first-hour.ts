// Plays an owner's first hour in an empty folder: clone, own content by flags, three projects, one
// of them changed in the editor, checked, built below a sub-path, served and walked through. Prints
// every command with its time: node bench/first-hour.ts
import { glob, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { ROOT } from '../cli/project.ts';
import { openBrowser } from '../scripts/open-browser.ts';
import { loadContent } from '../src/content/loader/load.ts';
import { freePort } from '../tests/helpers/free-port.ts';
import { type, typeUntil } from './first-hour/command.ts';

const base = '/portfolio';
const projects = [
  { title: 'Tide Tables', colour: '#2f5d73', alt: 'A table of tides below a drawing of a harbour' },
  {
    title: 'The Bread Round',
    colour: '#a8643b',
    alt: 'A map of streets with the baker on his way',
  },
  { title: 'Choir of the Hill', colour: '#58456b', alt: 'Names of singers in four columns' },
] as const;

const place = await mkdtemp(join(tmpdir(), 'vitrine-first-hour-'));
const site = join(place, 'site');
const pictures = join(place, 'pictures');
const rows: string[] = [];

/** Does a step and notes what was typed and how long it took. */
async function step<T>(typed: string, work: () => Promise<T>): Promise<T> {
  const start = performance.now();
  const result = await work();
  rows.push(`| ${((performance.now() - start) / 1000).toFixed(1)} s | \`${typed}\` |`);
  return result;
}

const quoted = (word: string) => (/[^\w./:=,@-]/.test(word) ? `"${word}"` : word);

const npm = (...words: readonly string[]) =>
  step(['npm', ...words.map(quoted)].join(' '), () => type(site, ['npm', ...words]));

/** What only the sample says: its people, firms, projects and addresses. */
async function sampleNames(): Promise<string[]> {
  const { site: sample, testimonials, projects: work } = await loadContent(join(ROOT, 'sample'));
  return [
    sample.name,
    new URL(sample.address).host,
    ...(testimonials?.items.map(({ author }) => author) ?? []),
    ...(work?.all.flatMap(({ title, client }) => [title, client ?? title]) ?? []),
  ];
}

async function editInBrowser(): Promise<void> {
  const port = await freePort();
  const env = { PORT: String(port) };
  const stopEditor = await typeUntil(site, ['npm', 'run', 'edit'], /^The editor is at/, env);
  const browser = await openBrowser();
  try {
    const page = await browser.newPage();
    await page.goto(`http://127.0.0.1:${port}/`);
    await page.getByRole('link', { name: projects[0].title }).click();
    const summary = page.getByRole('textbox', { name: 'Summary' });
    await summary.fill(
      'When the water comes and goes at the pier of Leith, on one page for a year.',
    );
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByText('Saved.').waitFor();
  } finally {
    await browser.close();
    await stopEditor();
  }
}

async function walkThrough(): Promise<string> {
  const port = await freePort();
  const env = { PORT: String(port), BASE: base };
  const stopServer = await typeUntil(site, ['npm', 'start'], /^Vitrine is at/, env);
  try {
    const faults: string[] = [];
    const names = await sampleNames();
    const pages = await Array.fromAsync(glob('**/index.html', { cwd: join(site, 'dist') }));
    for (const page of pages) {
      const url = `http://127.0.0.1:${port}${base}/${dirname(page)}`.replace(/\/\.$/, '');
      const response = await fetch(url);
      const html = await response.text();
      if (response.status !== 200) faults.push(`${url} answers ${response.status}`);
      const left = names.filter((name) => html.includes(name));
      faults.push(...left.map((name) => `${url} says '${name}', which is of the sample`));
    }
    if (faults.length > 0) throw new Error(faults.join('\n'));
    return `${pages.length} pages, no broken link, no word of the sample`;
  } finally {
    await stopServer();
  }
}

try {
  await mkdir(pictures);
  for (const [index, { colour }] of projects.entries()) {
    const picture = sharp({
      create: { width: 1600, height: 1000, channels: 3, background: colour },
    });
    await picture.png().toFile(join(pictures, `${index + 1}.png`));
  }

  const start = performance.now();
  await step('git clone', () => type(place, ['git', 'clone', '--quiet', ROOT, 'site']));
  await npm(
    ...['run', 'init', '--', '--yes', '--name', 'Ines Halloran', '--words', 'Websites, Shops'],
    ...['--town', 'Leith', '--email', 'ines@halloran.test', '--skill', 'React, CSS'],
    ...['--social', 'https://social.test/@ines', '--address', 'https://halloran.test'],
  );
  for (const [index, { title, alt }] of projects.entries()) {
    await npm(
      ...['run', 'new', 'project', title, '--', '--alt', alt],
      ...['--summary', `${title} is a small site for people who come back to it every week.`],
      ...['--technology', 'React', '--cover', join(pictures, `${index + 1}.png`)],
    );
  }
  await step('npm run edit', editInBrowser);
  await npm('run', 'check', '--', '--strict');
  await step(`BASE=${base} npm run build`, () =>
    type(site, ['npm', 'run', 'build'], { BASE: base }),
  );
  await step(`BASE=${base} npx vitrine check-site`, () =>
    type(site, ['npx', 'vitrine', 'check-site'], { BASE: base }),
  );
  const found = await step(`BASE=${base} npm start`, walkThrough);

  console.log('| time | command |\n|---|---|');
  console.log(rows.join('\n'));
  const seconds = ((performance.now() - start) / 1000).toFixed(0);
  console.log(`\n${rows.length} commands, ${seconds} s. ${found}.`);
} finally {
  await rm(place, { recursive: true });
}
