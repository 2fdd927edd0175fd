import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ImageCache } from './image-cache.ts';

const red = { width: 1, height: 2, tint: '#ff0000' };
let home = '';
let file = '';
let image = '';
beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), 'cache-'));
  file = join(home, 'cache', 'images.json');
  image = join(home, 'red.png');
  await writeFile(image, 'red');
});
afterEach(() => rm(home, { recursive: true }));

/** Looks at an image in a new cache, as another build would, and says whether it was measured. */
async function isMeasured(path = image): Promise<boolean> {
  const cache = await ImageCache.open(file);
  const measure = vi.fn(() => Promise.resolve(red));
  expect(await cache.look(path, measure)).toEqual(red);
  await cache.save(home);
  return measure.mock.calls.length === 1;
}

test('an image is measured once, and again when it has changed', async () => {
  expect(await isMeasured()).toBe(true);
  expect(await isMeasured()).toBe(false);
  await writeFile(image, 'more red');
  expect(await isMeasured()).toBe(true);
});

test('an image that two files name is measured once', async () => {
  const cache = await ImageCache.open(file);
  const measure = vi.fn(() => Promise.resolve(red));
  await Promise.all([cache.look(image, measure), cache.look(image, measure)]);
  expect(measure).toHaveBeenCalledOnce();
});

test('what is no image is looked at again in the next build', async () => {
  const cache = await ImageCache.open(file);
  const reason = { reason: 'which is a poem' };
  expect(await cache.look(image, () => Promise.resolve(reason))).toBe(reason);
  await cache.save(home);
  expect(await isMeasured()).toBe(true);
});

test.each(['', '{"half', '[]', '{"a": 1}'])('a cache file with %j is begun anew', async (text) => {
  await isMeasured();
  await writeFile(file, text);
  expect(await isMeasured()).toBe(true);
  expect(await isMeasured()).toBe(false);
});

test('images that are gone are forgotten, those of other folders are kept', async () => {
  const other = join(home, 'other', 'blue.png');
  await isMeasured();
  const known = JSON.parse(await readFile(file, 'utf8'));
  const gone = '/nowhere/blue.png';
  const elsewhere = { [import.meta.filename]: known[image], [gone]: known[image] };
  await writeFile(file, JSON.stringify({ ...known, ...elsewhere, [other]: known[image] }));
  await isMeasured();
  expect(Object.keys(JSON.parse(await readFile(file, 'utf8'))).sort()).toEqual(
    [import.meta.filename, image].sort(),
  );
});

test('builds at the same time leave a whole file and nothing else', async () => {
  const caches = await Promise.all(Array.from({ length: 20 }, () => ImageCache.open(file)));
  await Promise.all(
    caches.map(async (cache, index) => {
      const own = join(home, `${index}.png`);
      await writeFile(own, 'x'.repeat(index + 1));
      await cache.look(own, () => Promise.resolve(red));
      await cache.save(join(home, String(index)));
    }),
  );
  expect(await readdir(join(home, 'cache'))).toEqual(['images.json']);
  expect(Object.keys(JSON.parse(await readFile(file, 'utf8'))).length).toBeGreaterThan(0);
});
