import { readdir, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { policyFile } from '../../platform/http/policy.ts';
import { temporaryFolder } from '../../tests/helpers/temporary-folder.ts';
import { writeFiles } from '../../tests/helpers/write-files.ts';
import { removeLeftovers, removeOvergrown } from './leftover-files.ts';

const write = (folder: string, ...files: readonly string[]) =>
  writeFiles(folder, Object.fromEntries(files.map((file) => [file, file])));

/** A moment after everything that stands in the folder now. */
async function later(folder: string): Promise<number> {
  const probe = join(folder, 'probe');
  const touch = async () => {
    await writeFile(probe, '');
    return (await stat(probe)).ctimeMs;
  };
  const before = await touch();
  let now = before;
  while (now <= before) now = await touch();
  await rm(probe);
  return now;
}

test('files and folders of an earlier build go, those of this one and .git stay', async () => {
  const folder = await temporaryFolder();
  const ofPages = ['about/index.html.br', 'index.html.gz', policyFile('about/index.html')];
  const gone = [
    'details/9/index.html',
    'details/9/index.html.br',
    policyFile('details/9/index.html'),
  ];
  await write(folder, ...ofPages, ...gone, 'a.css.br', '_astro/old.js', '.git/config');
  const start = await later(folder);
  await write(folder, 'index.html', 'about/index.html', '_astro/new.js');

  removeLeftovers(folder, start);
  const folders = ['.git', '.hosts', '.hosts/policies', '_astro', 'about'];
  const kept = ['.git/config', 'index.html', 'about/index.html', '_astro/new.js', ...ofPages];
  const left = await readdir(folder, { recursive: true });
  expect(left.sort()).toEqual([...folders, ...kept].sort());
});

test('a folder stays until it holds too many files', async () => {
  const folder = await temporaryFolder();
  await write(folder, 'a', 'b', 'c');
  removeOvergrown(folder, 3);
  expect(await readdir(folder)).toHaveLength(3);
  removeOvergrown(folder, 2);
  await expect(stat(folder)).rejects.toThrow('ENOENT');
  expect(() => removeOvergrown(folder, 2)).not.toThrow();
});
