import { mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { temporaryFolder } from '../../../tests/helpers/temporary-folder.ts';
import { PACKAGE } from '../platform/site-folder.mjs';
import { chooseContentFolder, exampleAt } from './folder.ts';

let root = '';
beforeEach(async () => {
  root = await temporaryFolder();
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
  await mkdir(join(root, 'content'));
  expect(chooseContentFolder(root, {})).toBe(join(root, 'content'));
});

test('CONTENT before both, from the project or absolute, there or not', async () => {
  await mkdir(join(root, 'content'));
  expect(chooseContentFolder(root, { CONTENT: 'texts/mine' })).toBe(join(root, 'texts/mine'));
  expect(chooseContentFolder(root, { CONTENT: '/srv/texts' })).toBe(resolve('/srv/texts'));
});
