import { mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { temporaryFolder } from '../../tests/helpers/temporary-folder.ts';
import { removeLeftovers } from './leftover-files.ts';

let folder: string;
beforeEach(async () => {
  folder = await temporaryFolder();
});

async function write(...path: readonly string[]): Promise<void> {
  await mkdir(join(folder, ...path.slice(0, -1)), { recursive: true });
  await writeFile(join(folder, ...path), path.join());
}

/** A moment after everything that stands in the folder now. */
async function later(): Promise<number> {
  const probe = join(folder, 'probe');
  const { ctimeMs } = await writeFile(probe, '').then(() => stat(probe));
  let now = ctimeMs;
  while (now <= ctimeMs) {
    await writeFile(probe, '');
    now = (await stat(probe)).ctimeMs;
  }
  await rm(probe);
  return now;
}

test('files and folders of an earlier build go, those of this one and .git stay', async () => {
  await write('details', '9', 'index.html');
  await write('details', '9', 'index.html.br');
  await write('about', 'index.html.br');
  await write('index.html.gz');
  await write('orphan.css.br');
  await write('_astro', 'old.js');
  await write('.git', 'config');
  const start = await later();
  await write('index.html');
  await write('about', 'index.html');
  await write('_astro', 'new.js');

  expect(await removeLeftovers(folder, start)).toBe(4);
  const left = (await readdir(folder, { recursive: true })).sort();
  expect(left).toEqual(
    [
      '.git',
      '.git/config',
      '_astro',
      '_astro/new.js',
      'about',
      'about/index.html',
      'about/index.html.br',
      'index.html',
      'index.html.gz',
    ].sort(),
  );
});

test('a second look removes nothing more', async () => {
  const start = await later();
  await write('index.html');
  await removeLeftovers(folder, start);
  expect(await removeLeftovers(folder, start)).toBe(0);
});
