import { mkdir, rename, rm, symlink, truncate, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { temporaryFolder } from '../../../../tests/helpers/temporary-folder.ts';
import { writeFiles } from '../../../../tests/helpers/write-files.ts';
import { writeDeployConfig } from '../../astro/after-build/deploy-config/write-deploy-config.ts';
import { type BuildSettings, buildSettings } from '../../astro/build-settings.ts';
import { readSettings } from '../../settings/read-settings.ts';
import { buildIfChanged, command } from './build.ts';
import { builtNotes, fingerprint, readBuiltSettings, saveFingerprint } from './fingerprint.ts';

const TODAY = new Date(2026, 5, 1);

let folder: string;
let content: string;
let outDir: string;
beforeEach(async () => {
  folder = await temporaryFolder({
    'content/site.yaml': 'name: One\n',
    'content/projects/a.md': 'text',
    'dist/index.html': 'built',
  });
  content = join(folder, 'content');
  outDir = join(folder, 'dist');
});

function current(BASE = '', today = TODAY, more: Partial<BuildSettings> = {}): string {
  const chosen = { BASE, CONTENT: content, OUT_DIR: outDir, POLICY_IN_PAGE: false };
  return fingerprint({ ...chosen, PAGE_COMPRESSION: 11, IMAGE_EFFORT: 1, ...more }, today, folder);
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
  ['a configuration of the owner', () => writeFile(join(folder, 'astro.config.mjs'), '')],
  ['a page of the owner', () => writeFiles(folder, { 'src/pages/uses.astro': '' })],
  ['a file in public/', () => writeFiles(folder, { 'public/a.txt': '' })],
  ['another version of a package', () => writeFile(join(folder, 'package-lock.json'), '{}')],
  ['a file renamed', () => rename(join(content, 'projects/a.md'), join(content, 'projects/c.md'))],
])('%s is seen', async (_, change) => {
  const before = await current();
  await change();
  expect(await current()).not.toBe(before);
});

test('sub-path, year, look, policy and compression count', () => {
  const prints = [
    current(),
    current('/portfolio'),
    current('', new Date(2027, 0, 1)),
    current('', TODAY, { LOOK: 'gallery' }),
    current('', TODAY, { POLICY_IN_PAGE: true }),
    current('', TODAY, { PAGE_COMPRESSION: 9 }),
    current('', TODAY, { IMAGE_EFFORT: 0 }),
  ];
  expect(new Set(prints).size).toBe(prints.length);
});

test('the day counts only if a post may be published on it', async () => {
  const days = () => [current('', new Date(2026, 5, 1)), current('', new Date(2026, 5, 2))];
  expect(new Set(days()).size).toBe(1);
  await mkdir(join(content, 'posts'));
  expect(new Set(days()).size).toBe(2);
});

test('the day is that of the site, and counts on the day of a project', async () => {
  const at = (date: string) => current('', new Date(date));
  await writeFiles(content, { 'projects/b/index.md': '---\ndate: 2026-06-03\n---\n' });
  expect(at('2026-06-01T12:00:00Z')).toBe(at('2026-06-02T09:00:00Z'));
  expect(at('2026-06-02T09:00:00Z')).not.toBe(at('2026-06-03T09:00:00Z'));
  expect(at('2026-06-03T09:00:00Z')).toBe(at('2026-06-09T09:00:00Z'));
  await writeFiles(content, { 'site.yaml': 'name: Two\ntimeZone: Pacific/Auckland\n' });
  expect(at('2026-06-02T13:00:00Z')).toBe(at('2026-06-03T09:00:00Z'));
});

test('a link to a parent folder is skipped, a link to a file is followed', async () => {
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

test('a build is known by its fingerprint', async () => {
  expect(builtNotes(outDir, 'print')).toBeUndefined();
  await saveFingerprint(outDir, 'print', ['a draft']);
  expect(builtNotes(outDir, 'print')).toEqual(['a draft']);
  expect(builtNotes(outDir, 'other')).toBeUndefined();
});

test.each([
  ['build', () => command.run([])],
  ['start', buildIfChanged],
])('%s without changes reads no content and names what the build left out', async (_, run) => {
  const said = vi.spyOn(console, 'warn').mockReturnValue();
  vi.spyOn(console, 'log').mockReturnValue();
  onTestFinished(() => void vi.restoreAllMocks());
  // This content has an error, with which nothing can be loaded.
  vi.stubEnv('CONTENT', content);
  vi.stubEnv('OUT_DIR', outDir);
  const print = fingerprint(readSettings(buildSettings, process.env));
  await saveFingerprint(outDir, print, ['a draft', 'a date']);
  await run();
  expect(said.mock.calls).toEqual([['a draft'], ['a date']]);
});

test.each<[string, () => Promise<unknown>]>([
  ['removed', () => rm(outDir, { recursive: true })],
  ['built by other means', () => utimes(join(outDir, 'index.html'), TODAY, TODAY)],
  ['damaged', () => truncate(join(outDir, 'index.html'))],
])('an output folder that was %s does not count', async (_, change) => {
  await saveFingerprint(outDir, 'print', []);
  await change();
  expect(builtNotes(outDir, 'print')).toBeUndefined();
});

test('without BASE the sub-path is that of the build, wherever that is copied', async () => {
  const base = async (BASE: string) => {
    vi.stubEnv('OUT_DIR', outDir);
    vi.stubEnv('BASE', BASE);
    return (await readBuiltSettings()).BASE;
  };
  expect(await base('')).toBe('');
  writeDeployConfig(outDir, '/portfolio');
  const copy = join(folder, 'copy');
  await rename(outDir, copy);
  outDir = copy;
  expect([await base(''), await base('/'), await base('/shop')]).toEqual([
    '/portfolio',
    '',
    '/shop',
  ]);
  writeDeployConfig(outDir, '');
  expect(await base('')).toBe('');
});
