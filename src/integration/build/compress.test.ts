import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { beforeEach, expect, test } from 'vitest';
import { temporaryFolder } from '../../../tests/helpers/temporary-folder.ts';
import { compressFiles, removeStaleCopies } from './compress.ts';

const PAGE = '<p>Grüße aus dem Fenster.</p>'.repeat(50);

let folder: string;
let memory: string;
let page: string;
beforeEach(async () => {
  folder = await temporaryFolder({
    'about/index.html': PAGE,
    'logo.svg': `<svg>${'<g/>'.repeat(200)}</svg>`,
    'cover.webp': Buffer.alloc(2000),
    'short.txt': 'short',
    '.hosts/nginx.conf.txt': PAGE,
  });
  memory = join(await temporaryFolder(), 'copies.json');
  page = join(folder, 'about', 'index.html');
});

/** Compresses what needs it. @returns How many files. */
async function compress(): Promise<number> {
  const files = await removeStaleCopies(folder, memory);
  const counts: string[] = [];
  await compressFiles(files, (done, total) => counts.push(`${done}/${total}`));
  expect(counts).toEqual(files.map((_, index) => `${index + 1}/${files.length}`));
  return files.length;
}

async function expectCopies(text: string): Promise<void> {
  expect(brotliDecompressSync(await readFile(`${page}.br`)).toString()).toBe(text);
  expect(gunzipSync(await readFile(`${page}.gz`)).toString()).toBe(text);
}

test('text gets copies that unpack to it, pictures, short files and what is for the host get none', async () => {
  expect(await compress()).toBe(2);
  await expectCopies(PAGE);
  expect((await readdir(folder, { recursive: true })).sort()).toEqual(
    [
      ...['.hosts', '.hosts/nginx.conf.txt', 'about', 'about/index.html'],
      ...['about/index.html.br', 'about/index.html.gz', 'cover.webp'],
      ...['logo.svg', 'logo.svg.br', 'logo.svg.gz', 'short.txt'],
    ].sort(),
  );
});

test('copies of an earlier text are removed, and only what changed is compressed again', async () => {
  await compress();
  expect(await removeStaleCopies(folder, memory)).toEqual([]);
  await writeFile(page, `${PAGE}<p>New.</p>`);
  expect(await removeStaleCopies(folder, memory)).toEqual([page]);
  expect(await readdir(join(folder, 'about'))).toEqual(['index.html']);
  expect(await compress()).toBe(1);
  await expectCopies(`${PAGE}<p>New.</p>`);
});

test.each<[string, (copy: Buffer) => Buffer]>([
  ['empty', () => Buffer.alloc(0)],
  ['cut off', (copy) => copy.subarray(0, 20)],
  ['of zeros', (copy) => Buffer.alloc(copy.length)],
])('a copy that is %s is made anew', async (_, damage) => {
  await compress();
  expect(await compress(), 'they are looked at and remembered').toBe(0);
  for (const copy of [`${page}.br`, `${page}.gz`]) {
    await writeFile(copy, damage(await readFile(copy)));
    expect(await compress()).toBe(1);
  }
  await expectCopies(PAGE);
});
