import { join, resolve } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { temporaryFolder } from '../../../tests/helpers/temporary-folder.ts';
import { writeFiles } from '../../../tests/helpers/write-files.ts';
import { PACKAGE } from '../settings/site-folder.mjs';
import { chooseContentFolder, exampleAt } from './folder.ts';

let root = '';
beforeEach(async () => {
  root = await temporaryFolder({ 'package.json': '{}' });
});

test('without content, a sentence names the command that creates it', () => {
  for (const environment of [{}, { CONTENT: '' }]) {
    expect(() => chooseContentFolder(root, environment)).toThrow(
      'There is no folder content/ yet. Create it: npx vitrine init',
    );
  }
});

test.each([
  ['examples/museums/content', 'museums'],
  ['examples/sample/content', 'sample'],
  ['examples/museums', undefined],
  ['examples/minimal/content', undefined],
  ['content', undefined],
  ['../examples/museums/content', undefined],
])('%s is the example %s', (path, example) => {
  expect(exampleAt(join(PACKAGE, '../..', path))).toBe(example);
});

test('content/ as soon as it exists', async () => {
  await writeFiles(root, { 'content/site.yaml': '' });
  expect(chooseContentFolder(root, {})).toBe(join(root, 'content'));
});

test('a folder without site.yaml is no content, but one with a misspelt name is', async () => {
  await writeFiles(root, { 'content/index.ts': '', 'texts/about.md': '', 'mine/Site.yml': '' });
  for (const CONTENT of ['', 'content', 'texts'])
    expect(() => chooseContentFolder(root, { CONTENT })).toThrow('has no file site.yaml, so it is');
  expect(chooseContentFolder(root, { CONTENT: 'mine' })).toBe(join(root, 'mine'));
});

test('where there is no project, no command begins', async () => {
  const CONTENT = join(await temporaryFolder({ 'site.yaml': '' }), '.');
  expect(() => chooseContentFolder(CONTENT, { CONTENT })).toThrow(
    'is not the folder of a site: it',
  );
});

test('CONTENT before both, from the project or absolute, there or not', async () => {
  expect(chooseContentFolder(root, { CONTENT: 'texts/mine' })).toBe(join(root, 'texts/mine'));
  expect(chooseContentFolder(root, { CONTENT: '/srv/texts' })).toBe(resolve('/srv/texts'));
});
