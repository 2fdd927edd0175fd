import { mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { temporaryFolder } from '../../tests/helpers/temporary-folder.ts';
import { chooseContentFolder, sampleFolder } from './folder.ts';

let root = '';
beforeEach(async () => {
  root = await temporaryFolder();
});

test('the sample, as long as there is nothing else', () => {
  expect(chooseContentFolder(root, {})).toBe(sampleFolder);
  expect(chooseContentFolder(root, { CONTENT: '' })).toBe(sampleFolder);
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
