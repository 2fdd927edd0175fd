import { globSync } from 'node:fs';
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
