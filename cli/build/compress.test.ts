import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { beforeEach, expect, test } from 'vitest';
import { temporaryFolder } from '../../tests/helpers/temporary-folder.ts';
import { compressFolder } from './compress.ts';

const PAGE = '<p>Grüße aus dem Fenster.</p>'.repeat(50);

let folder: string;
let cache: string;
beforeEach(async () => {
  const root = await temporaryFolder();
  folder = join(root, 'dist');
  cache = join(root, 'cache');
  await mkdir(join(folder, 'about'), { recursive: true });
  await writeFile(join(folder, 'about', 'index.html'), PAGE);
  await writeFile(join(folder, 'logo.svg'), `<svg>${'<g/>'.repeat(200)}</svg>`);
  await writeFile(join(folder, 'cover.webp'), Buffer.alloc(2000));
  await writeFile(join(folder, 'short.txt'), 'short');
});

test('text gets copies that unpack to it, pictures and short files get none', async () => {
  expect(await compressFolder(folder, cache)).toEqual({ files: 2, compressed: 2 });
  const page = join(folder, 'about', 'index.html');
  expect(brotliDecompressSync(await readFile(`${page}.br`)).toString()).toBe(PAGE);
  expect(gunzipSync(await readFile(`${page}.gz`)).toString()).toBe(PAGE);
  expect((await readdir(folder)).sort()).toEqual(
    ['about', 'cover.webp', 'logo.svg', 'logo.svg.br', 'logo.svg.gz', 'short.txt'].sort(),
  );
});

test('only what changed is compressed again, and the cache keeps nothing else', async () => {
  await compressFolder(folder, cache);
  await writeFile(join(folder, 'about', 'index.html'), `${PAGE}<p>New.</p>`);
  expect(await compressFolder(folder, cache)).toEqual({ files: 2, compressed: 1 });
  expect(await compressFolder(folder, cache)).toEqual({ files: 2, compressed: 0 });
  expect(await readdir(cache)).toHaveLength(4);
  const copy = await readFile(join(folder, 'about', 'index.html.br'));
  expect(brotliDecompressSync(copy).toString()).toBe(`${PAGE}<p>New.</p>`);
});

test.each<[string, (copy: Buffer) => Buffer]>([
  ['empty', () => Buffer.alloc(0)],
  ['cut off', (copy) => copy.subarray(0, 20)],
  ['of zeros', (copy) => Buffer.alloc(copy.length)],
])('a copy in the cache that is %s is made anew', async (_, damage) => {
  await compressFolder(folder, cache);
  for (const name of await readdir(cache)) {
    await writeFile(join(cache, name), damage(await readFile(join(cache, name))));
  }
  expect(await compressFolder(folder, cache)).toEqual({ files: 2, compressed: 2 });
  const page = join(folder, 'about', 'index.html');
  expect(brotliDecompressSync(await readFile(`${page}.br`)).toString()).toBe(PAGE);
  expect(gunzipSync(await readFile(`${page}.gz`)).toString()).toBe(PAGE);
});
