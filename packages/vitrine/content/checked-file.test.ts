import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { z } from 'zod';
import { temporaryFolder } from '../../../tests/helpers/temporary-folder.ts';
import { readChecked, readCheckedJson, writeChecked } from './checked-file.ts';

test.each(['', 'Grüße', '\0'.repeat(5000)])(
  '%j is read again, also after many writes at once',
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

test.each(['.', 'a/b'])(
  'what is in the place of a file or of its folder is set aside',
  async (place) => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const folder = await temporaryFolder();
    const file = join(folder, 'new/a');
    if (place === '.') await writeFile(join(folder, 'new'), 'text');
    else await mkdir(join(file, 'b'), { recursive: true });
    await writeChecked(file, 'content');
    expect(readChecked(file)?.toString()).toBe('content');
    expect(warn).toHaveBeenCalledOnce();
  },
);

test('JSON of another version, and other text, count as none', async () => {
  const file = join(await temporaryFolder(), 'a');
  for (const text of ['{"old":1}', 'null', 'no JSON', '']) {
    await writeChecked(file, text);
    expect(readCheckedJson(file, z.object({ now: z.number() }))).toBeUndefined();
  }
});

test('a missing file and a folder count as none', async () => {
  const folder = await temporaryFolder();
  expect(readChecked(join(folder, 'a'))).toBeUndefined();
  expect(readChecked(folder)).toBeUndefined();
});
