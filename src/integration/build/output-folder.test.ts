import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../../tests/helpers/temporary-folder.ts';
import { replaceSite, stagingFolder } from './output-folder.ts';

test('a new site takes the place of the built one, of which nothing is left', async () => {
  const folder = await temporaryFolder({ 'dist/old.html': '', 'staging/new.html': '' });
  // As Astro names it: with a slash at the end.
  await replaceSite(join(folder, 'staging/'), join(folder, 'dist'));
  expect(await readdir(folder, { recursive: true })).toEqual(['dist', 'dist/new.html']);
});

test('a site is built beside the built one, and what was broken off is removed', async () => {
  const folder = await temporaryFolder({ '.dist.build-0x/index.html': '' });
  const staging = await stagingFolder(join(folder, 'dist'));
  expect(staging).toBe(join(folder, `.dist.build-${process.pid}`));
  expect(await readdir(folder)).toEqual([]);
});
