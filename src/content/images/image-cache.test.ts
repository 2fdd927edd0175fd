import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, expect, test, vi } from 'vitest';
import { temporaryFolder } from '../../../tests/helpers/temporary-folder.ts';
import { readChecked, writeChecked } from '../checked-file.ts';
import { ImageCache } from './image-cache.ts';

const red = { width: 1, height: 2, tint: '#ff0000' };
let home = '';
let file = '';
let image = '';
beforeEach(async () => {
  home = await temporaryFolder();
  file = join(home, 'cache', 'images.json');
  image = join(home, 'red.png');
  await writeFile(image, 'red');
});

/** Looks at an image in a new cache, as another build would, and says whether it was measured. */
async function isMeasured(path = image): Promise<boolean> {
  const cache = await ImageCache.open(file);
  const measure = vi.fn(() => Promise.resolve(red));
  expect(await cache.look(path, measure)).toEqual(red);
  await cache.save(home);
  return measure.mock.calls.length === 1;
}

/** What the cache file holds. */
async function entries() {
  return JSON.parse(String(await readChecked(file)));
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

test.each<[string, () => Promise<void>]>([
  ['is empty', () => writeFile(file, '')],
  [
    'has another number',
    async () => writeFile(file, (await readFile(file, 'utf8')).replace('"height":2', '"height":3')),
  ],
  ['is of another form', () => writeChecked(file, '{"a": 1}')],
])('a cache file that %s is begun anew', async (_, damage) => {
  await isMeasured();
  await damage();
  expect(await isMeasured()).toBe(true);
  expect(await isMeasured()).toBe(false);
});

test('images that are gone are forgotten, those of other folders are kept', async () => {
  const other = join(home, 'other', 'blue.png');
  await isMeasured();
  const known = await entries();
  const gone = '/nowhere/blue.png';
  const elsewhere = { [import.meta.filename]: known[image], [gone]: known[image] };
  await writeChecked(file, JSON.stringify({ ...known, ...elsewhere, [other]: known[image] }));
  await isMeasured();
  expect(Object.keys(await entries()).sort()).toEqual([import.meta.filename, image].sort());
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
  expect(Object.keys(await entries()).length).toBeGreaterThan(0);
});
