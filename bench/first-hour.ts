// Plays an owner's first hour in an empty folder: clone, own content by flags, three projects, one
// of them changed in the editor, checked, built below a sub-path and served. Prints every command with
// its time: node bench/first-hour.ts
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempDisposable } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import sharp from 'sharp';
import { ROOT } from '../cli/project.ts';
import { openBrowser } from '../scripts/open-browser.ts';
import { freePort } from '../tests/helpers/free-port.ts';

type Variables = Readonly<Record<string, string>>;

const BASE = '/portfolio';
const titles = ['Tide Tables', 'The Bread Round', 'Choir of the Hill'] as const;

await using place = await mkdtempDisposable(join(tmpdir(), 'vitrine-first-hour-'));
const site = join(place.path, 'site');
const cover = join(place.path, 'cover.png');
const plain = { width: 1600, height: 1000, channels: 3, background: '#2f5d73' } as const;
await sharp({ create: plain }).toFile(cover);
const rows: string[] = [];

/** Does a step and notes what is typed for it and how long it took. */
async function step(words: readonly string[], env: Variables, work: () => Promise<unknown>) {
  const variables = Object.entries(env).map(([name, value]) => `${name}=${value}`);
  const quoted = words.map((word) => (/[^\w./:=,@-]/.test(word) ? `"${word}"` : word));
  const start = performance.now();
  await work();
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  rows.push(`| ${seconds} s | \`${[...variables, ...quoted].join(' ')}\` |`);
}

// The project's own Node, as an owner's terminal would not have it: npm finds the one it needs.
const PATH = (process.env.PATH ?? '')
  .split(':')
  .filter((folder) => !folder.includes('node_modules'))
  .join(':');

const settings = (env: Variables) => ({ cwd: site, env: { HOME: place.path, PATH, ...env } });

/** Runs a command to its end. @throws Error with what it reported where it fails */
const type = ([program = '', ...rest]: readonly string[], env: Variables = {}, cwd = site) =>
  step([program, ...rest], env, () =>
    promisify(execFile)(program, rest, { ...settings(env), cwd, maxBuffer: 1e9 }),
  );

/**
 * Starts an npm script that serves something, for as long as the work takes; then it is stopped as
 * Ctrl-C does.
 *
 * @param ready The line in which it says that it is ready.
 * @param work Gets where it serves, without a slash at the end.
 */
async function typeUntil(
  words: readonly string[],
  env: Variables,
  ready: RegExp,
  work: (address: string) => Promise<void>,
): Promise<void> {
  const port = await freePort();
  const child = spawn('npm', words, {
    ...settings({ ...env, PORT: String(port) }),
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  });
  const ended = once(child, 'close');
  let isReady = false;
  for await (const line of createInterface(child.stdout)) {
    isReady = ready.test(line);
    if (isReady) break;
  }
  if (!isReady) throw new Error(`npm ${words.join(' ')} ended before it was ready.`);
  child.stdout.resume();
  try {
    await work(`http://127.0.0.1:${port}`);
  } finally {
    // npm passes the signal on to nobody in every version, so the whole group gets it.
    if (child.pid) process.kill(-child.pid, 'SIGINT');
    await ended;
  }
}

async function editInBrowser(address: string): Promise<void> {
  await using browser = await openBrowser();
  const page = await browser.newPage();
  await page.goto(`${address}/`);
  await page.getByRole('link', { name: titles[0] }).click();
  const summary = page.getByRole('textbox', { name: 'Summary' });
  await summary.fill('When the water comes and goes at the pier of Leith, on one page for a year.');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('Saved.').waitFor();
}

async function visit(address: string): Promise<void> {
  const { status } = await fetch(address + BASE);
  if (status !== 200) throw new Error(`The site answers ${status}.`);
}

const start = performance.now();
await type(['git', 'clone', '--quiet', ROOT, 'site'], {}, place.path);
await type([
  ...['npm', 'run', 'init', '--', '--yes', '--name', 'Ines Halloran', '--words', 'Websites, Shops'],
  ...['--town', 'Leith', '--email', 'ines@halloran.test', '--skill', 'React, CSS'],
  ...['--social', 'https://social.test/@ines', '--address', 'https://halloran.test'],
]);
for (const title of titles) {
  await type([
    ...['npm', 'run', 'new', 'project', title, '--', '--alt', `The front page of ${title}`],
    ...['--summary', `${title} is a small site for people who come back to it every week.`],
    ...['--technology', 'React', '--cover', cover],
  ]);
}
await step(['npm', 'run', 'edit'], {}, () =>
  typeUntil(['run', 'edit'], {}, /^The editor is at/, editInBrowser),
);
await type(['npm', 'run', 'check', '--', '--strict']);
await type(['npm', 'run', 'build'], { BASE });
await type(['npx', 'vitrine', 'check-site'], { BASE });
await step(['npm', 'start'], { BASE }, () =>
  typeUntil(['start'], { BASE }, /^Vitrine is at/, visit),
);

console.log('| time | command |\n|---|---|');
console.log(rows.join('\n'));
console.log(`\n${rows.length} commands, ${((performance.now() - start) / 1000).toFixed(0)} s.`);
