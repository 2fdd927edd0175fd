import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../../tests/helpers/temporary-folder.ts';
import { writeFiles } from '../../../tests/helpers/write-files.ts';
import { removeLeftovers, replaceSite, stagingFolder } from './output-folder.ts';

/** The files of a site by path, in their order. */
const filesOf = async (folder: string) =>
  (await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []))
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(folder.length + 1))
    .sort();

/** Builds a site of these files. @returns The files that the build finds in its folder. */
async function build(outDir: string, files: Record<string, string>, reuse = true) {
  const staging = await stagingFolder(outDir, reuse);
  const found = await filesOf(staging);
  await writeFiles(staging, files);
  // As Astro gives its folder.
  await replaceSite(`${staging}/`, outDir);
  return found;
}

test('a new site replaces the built one, of which only .git is kept', async () => {
  const root = await temporaryFolder({ 'dist/old.html': '', 'dist/.git/HEAD': '' });
  await build(join(root, 'dist'), { 'new.html': '' });
  expect(await filesOf(join(root, 'dist'))).toEqual(['.git/HEAD', 'new.html']);
  expect(await readdir(root)).toEqual(['.dist.build', 'dist']);
});

const pages = ['', 'gone/'].flatMap((path) =>
  ['.html', '.html.br'].map((ending) => `${path}index${ending}`),
);
const reused = [...pages, '.hosts/policies/a.txt', '_astro/a.js', 'share/a.jpg'];
const site = Object.fromEntries([...reused, 'feed.xml'].map((path) => [path, path]));

test('a build writes over files of an earlier site, and those that it does not write are removed', async () => {
  const outDir = join(await temporaryFolder(), 'dist');
  for (const found of [[], []]) expect(await build(outDir, site)).toEqual(found);
  const files = { 'index.html': 'new', 'index.html.br': site['index.html.br'] ?? '' };
  expect(await build(outDir, files)).toEqual(reused.toSorted());
  expect(await readdir(outDir, { recursive: true })).toEqual(Object.keys(files));
  expect(await readFile(join(outDir, 'index.html'), 'utf8')).toBe('new');
});

test('a page that is gone is removed before a site is finished', async () => {
  const outDir = join(await temporaryFolder(), 'dist');
  for (let count = 0; count < 2; count += 1) await build(outDir, site);
  const staging = await stagingFolder(outDir);
  await writeFiles(staging, { 'index.html': 'new' });
  removeLeftovers(staging);
  const last = ['.hosts/policies/a.txt', 'gone/index.html.br', 'index.html', 'index.html.br'];
  expect(await filesOf(staging)).toEqual(last);
});

test('a build that was broken off, or by which Astro keeps pages, begins without files', async () => {
  const outDir = join(await temporaryFolder(), 'dist');
  for (let count = 0; count < 3; count += 1) await build(outDir, site);
  expect(await build(outDir, site, false)).toEqual([]);
  await writeFiles(await stagingFolder(outDir), { 'half.html': '' });
  expect(await filesOf(outDir)).toEqual(Object.keys(site).sort());
  expect(await build(outDir, site)).toEqual([]);
});

test('a site is built beside the built one, and what was broken off is removed', async () => {
  const broken = { '.dist.build-0x/index.html': '', '.dist.build/index.html': '' };
  const folder = await temporaryFolder({ ...broken, '.dist.build.pid': '0' });
  const staging = await stagingFolder(join(folder, 'dist'));
  expect(staging).toBe(join(folder, '.dist.build'));
  expect(await readdir(folder)).toEqual(['.dist.build.pid']);
  await writeFiles(staging, { 'new.html': '' });
  await replaceSite(staging, join(folder, 'dist'));
  expect(await readdir(folder)).toEqual(['dist']);
});

test('two builds into the same folder do not share one', async () => {
  // The process that runs the tests stands for another build.
  const folder = await temporaryFolder({ '.dist.build.pid': String(process.ppid) });
  const staging = await stagingFolder(join(folder, 'dist'));
  expect(staging).toBe(join(folder, `.dist.build-${process.pid}`));
});
