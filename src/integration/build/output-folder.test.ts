import { globSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../../tests/helpers/temporary-folder.ts';
import { writeFiles } from '../../../tests/helpers/write-files.ts';
import { replaceSite, stagingFolder } from './output-folder.ts';

test('a new site replaces the built one, of which only .git is kept', async () => {
  const root = await temporaryFolder({ 'dist/old.html': '', 'dist/.git/HEAD': '' });
  const outDir = join(root, 'dist');
  const staging = await stagingFolder(outDir);
  await writeFiles(staging, { 'new.html': '' });
  // As Astro gives its folder.
  await replaceSite(`${staging}/`, outDir);
  expect(globSync('{*,.*}/{*,.*,.git/*}', { cwd: root }).sort()).toEqual([
    'dist/.git',
    'dist/.git/HEAD',
    'dist/new.html',
  ]);
});

test('a site is built beside the built one, and what was broken off is removed', async () => {
  const folder = await temporaryFolder({ '.dist.build-0x/index.html': '' });
  const staging = await stagingFolder(join(folder, 'dist'));
  expect(staging).toBe(join(folder, `.dist.build-${process.pid}`));
  expect(await readdir(folder)).toEqual([]);
});
