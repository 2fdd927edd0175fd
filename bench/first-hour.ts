// Plays an owner's first hour in an empty folder: clone, own content by flags, three projects, one
// of them changed in the editor, checked, built below a sub-path and served. Prints every command with
// its time: node bench/first-hour.ts
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import sharp from 'sharp';
import { ROOT } from '../cli/project.ts';
import { openBrowser } from '../scripts/open-browser.ts';
import { freePort } from '../tests/helpers/free-port.ts';

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

async function startAndVisit(): Promise<void> {
  const port = await freePort();
  const env = { PORT: String(port), BASE: base };
  const stopServer = await typeUntil(site, ['npm', 'start'], /^Vitrine is at/, env);
  try {
    const { status } = await fetch(`http://127.0.0.1:${port}${base}`);
    if (status !== 200) throw new Error(`The site answers ${status}.`);
  } finally {
    await stopServer();
  }
}

// The project's own Node, as an owner's terminal would not have it: npm finds the one it needs.
const PATH = (process.env.PATH ?? '')
  .split(':')
  .filter((folder) => !folder.includes('node_modules'))
  .join(':');

const settings = (folder: string, env: Readonly<Record<string, string>>) => ({
  cwd: folder,
  env: { HOME: dirname(folder), PATH, ...env },
});

/** Runs a command to its end. @throws Error with what it reported where it fails */
async function type(
  folder: string,
  [program = '', ...rest]: readonly string[],
  env = {},
): Promise<void> {
  await promisify(execFile)(program, rest, { ...settings(folder, env), maxBuffer: 1e9 });
}

/**
 * Starts a command that goes on, and waits for a line in which it says that it is ready.
 *
 * @returns A function that stops it as Ctrl-C does, and waits for its end.
 */
async function typeUntil(
  folder: string,
  [program = '', ...rest]: readonly string[],
  ready: RegExp,
  env = {},
): Promise<() => Promise<void>> {
  const child = spawn(program, rest, {
    ...settings(folder, env),
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  });
  const ended = once(child, 'close');
  let isReady = false;
  for await (const line of createInterface(child.stdout)) {
    isReady = ready.test(line);
    if (isReady) break;
  }
  if (!isReady) throw new Error(`${program} ${rest.join(' ')} ended before it was ready.`);
  child.stdout.resume();
  return async () => {
    // npm passes the signal on to nobody in every version, so the whole group gets it.
    if (child.pid) process.kill(-child.pid, 'SIGINT');
    await ended;
  };
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
  await step(`BASE=${base} npm start`, startAndVisit);

  console.log('| time | command |\n|---|---|');
  console.log(rows.join('\n'));
  const seconds = ((performance.now() - start) / 1000).toFixed(0);
  console.log(`\n${rows.length} commands, ${seconds} s.`);
} finally {
  await rm(place, { recursive: true });
}
