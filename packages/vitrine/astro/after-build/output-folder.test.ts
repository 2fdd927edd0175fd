import { globSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../../../tests/helpers/temporary-folder.ts';
import { writeFiles } from '../../../../tests/helpers/write-files.ts';
import { checkOutputFolder, replaceSite, stagingFolder } from './output-folder.ts';

test('a new site replaces the built one, of which only .git is kept', async () => {
  const root = await temporaryFolder({
    'dist/index.html': '',
    'dist/old.html': '',
    'dist/.git/HEAD': '',
  });
  const outDir = join(root, 'dist');
  const staging = await stagingFolder(outDir);
  await writeFiles(staging, { 'new.html': '' });
  // Astro's path of the output folder ends in a slash.
  await replaceSite(`${staging}/`, outDir);
  expect(globSync('{*,.*}/{*,.*,.git/*}', { cwd: root }).sort()).toEqual([
    'dist/.git',
    'dist/.git/HEAD',
    'dist/new.html',
  ]);
});

test('a site is built next to the built one, and folders of interrupted builds are removed', async () => {
  const broken = { '.dist.build-0x/index.html': '', '.dist.build/index.html': '' };
  const folder = await temporaryFolder({ ...broken, '.dist.build.pid': '0' });
  const staging = await stagingFolder(join(folder, 'dist'));
  expect(staging).toBe(join(folder, '.dist.build'));
  expect(await readdir(folder)).toEqual(['.dist.build.pid']);
  await writeFiles(staging, { 'new.html': '' });
  await replaceSite(staging, join(folder, 'dist'));
  expect(await readdir(folder)).toEqual(['dist']);
});

test('the project and a folder of other files are not replaced by a site', async () => {
  const root = await temporaryFolder({
    'site/index.html': '',
    'site/content/site.yaml': '',
    'app/index.html': '',
    'app/package.json': '',
    'services/client/package.json': '',
    'services/server/index.js': '',
  });
  for (const target of ['site', 'site/content', '.', 'app', 'services'])
    await expect(checkOutputFolder(join(root, target), join(root, 'site'))).rejects.toThrow(
      'which is not a built site',
    );
});

test.each(['index.html', 'client/index.html', 'server/entry.mjs', '.git/HEAD'])(
  'a folder with %s may be replaced by a site',
  async (file) => {
    const root = await temporaryFolder({ [`dist/${file}`]: '' });
    await checkOutputFolder(join(root, 'dist'), join(root, 'site'));
    await checkOutputFolder(join(root, 'new'), join(root, 'site'));
  },
);

test('two builds into the same folder do not share one', async () => {
  // The process id of the test runner represents another build that is running.
  const folder = await temporaryFolder({ '.dist.build.pid': String(process.ppid) });
  const staging = await stagingFolder(join(folder, 'dist'));
  expect(staging).toBe(join(folder, `.dist.build-${process.pid}`));
});
