import { mkdir, rename, rm, symlink, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { temporaryFolder } from '../../tests/helpers/temporary-folder.ts';
import { fingerprint, forgetBuild, isBuilt, rememberBuild } from './fingerprint.ts';

const TODAY = new Date(2026, 5, 1);

let folder: string;
let content: string;
let outDir: string;
beforeEach(async () => {
  folder = await temporaryFolder();
  content = join(folder, 'content');
  outDir = join(folder, 'dist');
  await mkdir(join(content, 'projects'), { recursive: true });
  await mkdir(outDir);
  await writeFile(join(content, 'site.yaml'), 'name: One\n');
  await writeFile(join(content, 'projects', 'a.md'), 'text');
  await writeFile(join(outDir, 'index.html'), 'built');
});
afterEach(() => forgetBuild(outDir));

function current(BASE = '', today = TODAY): Promise<string> {
  return fingerprint({ BASE, CONTENT: content, OUT_DIR: outDir, POLICY_IN_PAGE: false }, today);
}

test('nothing changed gives the same fingerprint', async () => {
  expect(await current()).toBe(await current());
});

test.each<[string, () => Promise<unknown>]>([
  ['a file of another length', () => writeFile(join(content, 'site.yaml'), 'name: Three\n')],
  [
    'a file of another date',
    () => utimes(join(content, 'projects', 'a.md'), TODAY, new Date(2026, 5, 2)),
  ],
  ['a further file', () => writeFile(join(content, 'projects', 'b.md'), '')],
  ['a file removed', () => rm(join(content, 'projects', 'a.md'))],
  ['a file renamed', () => rename(join(content, 'site.yaml'), join(content, 'home.yaml'))],
])('%s is seen', async (_, change) => {
  const before = await current();
  await change();
  expect(await current()).not.toBe(before);
});

test('sub-path and year take part', async () => {
  const prints = [
    await current(),
    await current('/portfolio'),
    await current('', new Date(2027, 0, 1)),
  ];
  expect(new Set(prints).size).toBe(3);
});

test('a link that leads back up does not lead round in circles', async () => {
  const before = await current();
  await symlink(content, join(content, 'projects', 'again'));
  const linked = join(folder, 'elsewhere.md');
  await writeFile(linked, 'one');
  await symlink(linked, join(content, 'linked.md'));
  const after = await current();
  expect(after).not.toBe(before);
  await writeFile(linked, 'another text');
  expect(await current()).not.toBe(after);
});

test('a build is known until it is forgotten', async () => {
  expect(await isBuilt(outDir, 'print')).toBe(false);
  await rememberBuild(outDir, 'print');
  expect(await isBuilt(outDir, 'print')).toBe(true);
  expect(await isBuilt(outDir, 'other')).toBe(false);
  await forgetBuild(outDir);
  expect(await isBuilt(outDir, 'print')).toBe(false);
});

test('an output folder that was removed or built by other means does not count', async () => {
  await rememberBuild(outDir, 'print');
  await utimes(join(outDir, 'index.html'), TODAY, TODAY);
  expect(await isBuilt(outDir, 'print')).toBe(false);
  await rememberBuild(outDir, 'print');
  await rm(outDir, { recursive: true });
  expect(await isBuilt(outDir, 'print')).toBe(false);
});
