import { readdir, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../tests/helpers/temporary-folder.ts';
import { writeFiles } from '../../tests/helpers/write-files.ts';
import { rememberCache, removeDamaged } from './astro-cache.ts';

test('what is not as a whole build left it is removed from the cache of Astro', async () => {
  const cache = join(await temporaryFolder(), 'astro');
  expect(await removeDamaged(cache)).toEqual({});
  const image = 'an image';
  await writeFiles(cache, { 'assets/whole': image, 'assets/cut': image, 'assets/zeros': image });
  await rememberCache(cache, {});
  const whole = await removeDamaged(cache);
  expect(Object.keys(whole)).toHaveLength(3);

  await writeFile(join(cache, 'assets', 'new'), 'an image of the next build');
  await rememberCache(cache, whole);

  await truncate(join(cache, 'assets', 'cut'), 3);
  await writeFile(join(cache, 'assets', 'zeros'), Buffer.alloc(image.length));
  await writeFile(join(cache, 'assets', 'of-a-build-that-was-broken-off'), 'an im');
  await removeDamaged(cache);
  expect((await readdir(join(cache, 'assets'))).sort()).toEqual(['new', 'whole']);

  await writeFile(`${cache}.json`, '');
  expect(await removeDamaged(cache)).toEqual({});
  expect(await readdir(join(cache, 'assets'))).toEqual([]);
});
