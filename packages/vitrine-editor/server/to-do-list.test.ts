import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { displayPath } from 'vitrine/command';
import { loadLanguage } from 'vitrine/languages';
import { base } from '../../../tests/content/base.ts';
import { temporaryFolder } from '../../../tests/helpers/temporary-folder.ts';
import { command as check } from '../../vitrine/cli/check.ts';
import { runInit } from '../../vitrine/cli/init/init.ts';
import { inEnglish } from '../../vitrine/content/phrase.ts';
import { english } from '../english.ts';
import { phraseText } from '../form/labels.ts';
import { editorLanguage } from './site-language.ts';
import { toDoList } from './to-do-list.ts';

const en = await loadLanguage('en');

/** Creates the content folder that `init` writes without questions. */
async function freshFolder(): Promise<string> {
  const folder = join(await temporaryFolder(), 'content');
  const args = ['--yes', '--name', 'Ines Halloran', '--host', 'own-server'];
  await runInit(args, { CONTENT: folder }, undefined);
  return folder;
}

/** The file and line of each warning that `check --strict` prints. */
async function printed(folder: string): Promise<string[]> {
  const log = vi.spyOn(console, 'log').mockReturnValue();
  const error = vi.spyOn(console, 'error').mockReturnValue();
  vi.stubEnv('CONTENT', folder);
  onTestFinished(() => {
    vi.unstubAllEnvs();
    process.exitCode = 0;
  });
  await check.run(['--strict']);
  const text = error.mock.calls.flat().join('\n');
  log.mockRestore();
  error.mockRestore();
  return [...text.matchAll(/^(\S+:\d+)(?: {2}\S+)?\n {2}expected {2}(.*)$/gm)].map(
    ([, place, expected]) => `${place} ${expected}`,
  );
}

const change = async (file: string, from: string | RegExp, to: string) =>
  writeFile(file, (await readFile(file, 'utf8')).replace(from, to));

test('lists what `check --strict` prints for a fresh folder, and says what is there now', async () => {
  const folder = await freshFolder();
  const { open, done } = await toDoList(folder, english);
  const listed = open.map(
    ({ path = '', line, expected = '' }) =>
      `${displayPath(join(folder, path))}:${line} ${inEnglish(expected)}`,
  );
  const strict = await printed(folder);
  expect(strict.length).toBeGreaterThan(5);
  expect(listed.toSorted()).toEqual(strict.toSorted());
  const german = editorLanguage('de');
  expect(open.map(({ expected }) => expected && phraseText(expected, german))).toContain(
    german.issues.ownProject,
  );
  expect(open.map(({ path, field, isNeeded, now }) => [path, field, isNeeded, now])).toEqual(
    expect.arrayContaining([
      ['site.yaml', 'address', true, 'https://example.com'],
      ['about.md', undefined, false, expect.stringMatching(/^My name is Ines Halloran/)],
      ['home.yaml', 'hero.text', false, en.firstContent.home.text],
    ]),
  );
  expect(open.find(({ path }) => path === 'about.md')).toMatchObject({
    label: 'Text',
    bodyLine: 1,
  });
  expect(open[0]).toMatchObject({ title: 'Site and footer', label: 'Address', isNeeded: true });
  expect(done.map(({ path, field }) => [path, field])).toEqual([['site.yaml', 'host']]);
});

test('a text that is written moves from the list to what is done', async () => {
  const folder = await freshFolder();
  await change(join(folder, 'home.yaml'), en.firstContent.home.text, 'Ask for a box.');
  await change(
    join(folder, 'site.yaml'),
    'address: https://example.com',
    'address: https://halloran.test',
  );
  const { open, done } = await toDoList(folder, english);
  expect(open.some(({ field }) => field === 'hero.text' || field === 'address')).toBe(false);
  expect(done.map(({ label }) => label)).toEqual(['Address', 'Host', 'Top of the page › Text']);

  const contact = join(folder, 'contact.yaml');
  await writeFile(contact, `${await readFile(contact, 'utf8')}email: ines@halloran.example\n`);
  const [first] = (await toDoList(folder, english)).open;
  expect(first, 'needed, although Home is before Contact').toMatchObject({
    path: 'contact.yaml',
    field: 'email',
    isNeeded: true,
  });
});

test('errors are needed to publish, and hide the warnings as in the terminal', async () => {
  const folder = await temporaryFolder({
    ...base,
    'home.yaml': base['home.yaml'].replace('speed: 50', 'speed: fast'),
  });
  const { open, done } = await toDoList(folder, english);
  expect(open.find(({ path }) => path === 'home.yaml')).toMatchObject({
    field: 'hero.speed',
    label: 'Top of the page › Speed',
    now: 'fast',
    isNeeded: true,
  });
  expect(open.every(({ isNeeded }) => isNeeded)).toBe(true);
  expect(done).toEqual([]);
});
