import { chmod, readdir, readFile, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../../../tests/helpers/temporary-folder.ts';
import { writeChecked } from '../checked-file.ts';
import { FileCache } from '../file-cache.ts';
import { say } from '../phrase.ts';
import { imageType } from './content-image.ts';
import { measureImage } from './measure-image.ts';
import { captionsType, videoType } from './media.ts';

test.each([
  ['a.png', imageType],
  ['a.svg', imageType],
  ['a.mp4', videoType],
  ['a.vtt', captionsType],
])('the file %s without read permission is a reason, and no error', async (name, type) => {
  const home = await temporaryFolder();
  const file = join(home, name);
  await writeFile(file, 'secret', { mode: 0 });
  await chmod(home, 0o755);
  // The administrator may read every file.
  const user = process.geteuid?.();
  if (user === 0) process.seteuid?.(65_534);
  try {
    const reason = say('whichIs', { what: say('noAccess') });
    expect(await type.examine(file, new FileCache(join(home, 'cache')))).toEqual({ reason });
  } finally {
    if (user === 0) process.seteuid?.(0);
  }
});

test('an image is measured again where it has changed, or what was kept of it is damaged', async () => {
  const home = await temporaryFolder();
  const [image, cache] = [join(home, 'red.png'), join(home, 'cache')];
  const red = { width: 1, height: 2, tint: '#ff0000' };
  const drawn = await sharp({ create: { ...red, channels: 3, background: 'red' } })
    .png()
    .toBuffer();
  const poem = Buffer.alloc(drawn.length, 'roses ');
  /** Measures the image in a new build, after a change of its bytes and its date (a day of January 2026). */
  const measured = async (bytes: Uint8Array, day: number) => {
    await writeFile(image, bytes);
    await utimes(image, new Date(2026, 0, day), new Date(2026, 0, day));
    return await measureImage(image, await stat(image), new FileCache(cache));
  };
  const nothing = { reason: say('damagedImage') };
  expect(await measured(drawn, 1)).toEqual(red);
  expect(await measured(poem, 1), 'kept').toEqual(red);
  expect(await measured(poem, 2), 'of another date').toEqual(nothing);
  expect(await measured(drawn, 2), 'not kept').toEqual(red);
  expect(await measured(poem.subarray(1), 2), 'of another size').toEqual(nothing);
  for (const name of await readdir(cache)) {
    const kept = await readFile(join(cache, name), 'utf8');
    await writeFile(join(cache, name), kept.replace('"height":2', '"height":3'));
  }
  expect(await measured(drawn, 1), 'damaged').toEqual(red);
  for (const name of await readdir(cache)) await writeChecked(join(cache, name), '{"width":1}');
  expect(await measured(drawn, 1), 'of another version').toEqual(red);
});
