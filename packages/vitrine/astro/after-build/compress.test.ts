import { globSync } from 'node:fs';
import { readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { beforeEach, expect, test } from 'vitest';
import { temporaryFolder } from '../../../../tests/helpers/temporary-folder.ts';
import { FileCache } from '../../content/file-cache.ts';
import { compressFiles, staleCopies, writeKeptCopies } from './compress.ts';

const PAGE = '<p>Grüße aus dem Fenster.</p>'.repeat(50);

let folder: string;
let kept: string;
let page: string;
beforeEach(async () => {
  folder = await temporaryFolder({
    'about/index.html': PAGE,
    'logo.svg': `<svg>${'<g/>'.repeat(200)}</svg>`,
    'cover.webp': Buffer.alloc(2000),
    'short.txt': 'short',
    '.hosts/nginx.conf.txt': PAGE,
  });
  kept = await temporaryFolder();
  page = join(folder, 'about', 'index.html');
});

/** Writes all compressed copies. @returns How many files were not in the cache. */
async function compress(pageQuality = 11): Promise<number> {
  const cache = new FileCache(kept);
  const files = await writeKeptCopies(folder, cache, pageQuality);
  await compressFiles(files, cache, pageQuality);
  await cache.prune();
  return files.length;
}

async function expectCopies(text: string): Promise<void> {
  expect(brotliDecompressSync(await readFile(`${page}.br`)).toString()).toBe(text);
  expect(gunzipSync(await readFile(`${page}.gz`)).toString()).toBe(text);
}

test('texts for visitors get copies, images, short files and rules of hosts get none', async () => {
  expect(await compress()).toBe(2);
  await expectCopies(PAGE);
  expect(globSync('{,.hosts/}**/*.{br,gz}', { cwd: folder }).sort()).toEqual([
    ...['about/index.html.br', 'about/index.html.gz', 'logo.svg.br', 'logo.svg.gz'],
  ]);
});

test('only new files are compressed, and unused copies are removed from the cache', async () => {
  await compress();
  for (const ending of ['.br', '.gz']) await rm(page + ending);
  expect(await compress()).toBe(0);
  await expectCopies(PAGE);
  await writeFile(page, `${PAGE}<p>New.</p>`);
  expect(await compress()).toBe(1);
  await expectCopies(`${PAGE}<p>New.</p>`);
  expect(await readdir(kept)).toHaveLength(4);
});

test('pages are compressed again for another quality', async () => {
  const text = (await readFile(import.meta.filename, 'utf8')).replaceAll('test', '<b>');
  await writeFile(page, text);
  await compress(0);
  await expectCopies(text);
  const { size } = await stat(`${page}.br`);
  expect(await compress()).toBe(1);
  expect((await stat(`${page}.br`)).size).toBeLessThan(size);
});

test.each<[string, (copy: Buffer) => Buffer]>([
  ['empty', () => Buffer.alloc(0)],
  ['cut off', (copy) => copy.subarray(0, 20)],
  ['of zeros', (copy) => Buffer.alloc(copy.length)],
])('a cached copy that is %s is made again, one in the site is reported', async (_, damage) => {
  await compress();
  expect(await staleCopies(folder)).toEqual([]);
  for (const name of await readdir(kept)) {
    const file = join(kept, name);
    await writeFile(file, damage(await readFile(file)));
  }
  await writeFile(`${page}.br`, damage(await readFile(`${page}.br`)));
  expect(await staleCopies(folder)).toEqual([{ file: page, copy: `${page}.br` }]);
  expect(await compress()).toBe(2);
  await expectCopies(PAGE);
});
