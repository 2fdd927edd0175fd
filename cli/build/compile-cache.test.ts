import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../tests/helpers/temporary-folder.ts';
import { removeOvergrown } from './compile-cache.ts';

test('a folder stays until it holds too many files', async () => {
  const folder = await temporaryFolder();
  for (const name of ['a', 'b', 'c']) writeFileSync(join(folder, name), '');
  removeOvergrown(folder, 3);
  expect(existsSync(folder)).toBe(true);
  removeOvergrown(folder, 2);
  expect(existsSync(folder)).toBe(false);
  expect(() => removeOvergrown(folder, 2)).not.toThrow();
});
