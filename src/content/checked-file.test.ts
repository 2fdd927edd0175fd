import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../tests/helpers/temporary-folder.ts';
import { readChecked, writeChecked } from './checked-file.ts';

test.each(['', 'Grüße', '\0'.repeat(5000)])(
  '%j comes back, also of many at once',
  async (content) => {
    const folder = join(await temporaryFolder(), 'new');
    const twenty = Array.from({ length: 20 }, () => writeChecked(join(folder, 'a'), content));
    await Promise.all(twenty);
    expect(readChecked(join(folder, 'a'))?.toString()).toBe(content);
    expect(await readdir(folder)).toEqual(['a']);
  },
);

test.each<[string, (whole: Buffer) => Buffer]>([
  ['an empty file', () => Buffer.alloc(0)],
  ['a file that was cut off', (whole) => whole.subarray(0, -1)],
  ['a file of zeros', (whole) => Buffer.alloc(whole.length)],
  ['a file with another letter', (whole) => Buffer.from(whole.toString().replace('x', 'y'))],
  ['a file without its hash', () => Buffer.from('x'.repeat(200))],
])('%s counts as none', async (_, damage) => {
  const file = join(await temporaryFolder(), 'a');
  await writeChecked(file, 'x'.repeat(200));
  await writeFile(file, damage(await readFile(file)));
  expect(readChecked(file)).toBeUndefined();
});

test('what is not there, or is a folder, counts as none', async () => {
  const folder = await temporaryFolder();
  expect(readChecked(join(folder, 'a'))).toBeUndefined();
  expect(readChecked(folder)).toBeUndefined();
});
