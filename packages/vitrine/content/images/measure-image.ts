import type { Stats } from 'node:fs';
import { constants, open } from 'node:fs/promises';
import { z } from 'zod';
import { parseAs } from '../checked-file.ts';
import type { FileCache } from '../file-cache.ts';
import { readFailure } from '../loader/text-file.ts';
import { type CodedPhrase, say } from '../phrase.ts';
import { isAnimated } from './animation.ts';
import { MAX_IMAGE_BYTES } from './file-limits.ts';
import { wrongFormat } from './file-signatures.ts';
import { MAX_IMAGE_PIXELS, MAX_IMAGE_RATIO } from './image-files.ts';
import { openImage } from './open-image.ts';

const size = z.object({
  width: z.number(),
  height: z.number(),
  tint: z.string(),
  animated: z.literal(true).optional(),
});

/** The size and colour of an image file, or the reason why the file cannot be used. */
type Measured = z.infer<typeof size> | { reason: CodedPhrase; hint?: CodedPhrase };

/** The result of `stat` for a file that can be read and has content, or the reason why the file cannot be used. */
export async function statOf(file: string): Promise<Stats | { reason: CodedPhrase }> {
  const is = (what: CodedPhrase) => ({ reason: say('whichIs', { what }) });
  try {
    // Without O_NONBLOCK, opening a named pipe without a writer would block.
    await using handle = await open(file, constants.O_RDONLY | constants.O_NONBLOCK);
    const stats = await handle.stat();
    if (stats.isDirectory()) return is(say('folder'));
    if (!stats.isFile()) return is(say('device'));
    return stats.size === 0 ? is(say('emptyFile')) : stats;
  } catch (error) {
    return is(readFailure(error));
  }
}

/** The reason why a file of a size in bytes cannot be used. */
export function tooLarge(bytes: number, max: number): CodedPhrase {
  const megabytes = (count: number) => Math.ceil(count / 1024 / 1024);
  return say('fileSize', { size: megabytes(bytes), max: megabytes(max) });
}

/** The version of the measurement. Increase it when the code changes, to invalidate the cache. */
const version = '2';

/**
 * Returns the width, height and mean colour of an image file. The cache key consists of path, file size
 * and modification time, so a build decodes each image once. Invalid files are not cached.
 */
export async function measureImage(
  file: string,
  stats: Stats,
  cache: FileCache,
): Promise<Measured> {
  const parts = [version, file, String(stats.size), String(stats.mtimeMs)];
  const make = async () => {
    const measured = await decode(file, stats.size);
    return 'reason' in measured ? measured : Buffer.from(JSON.stringify(measured));
  };
  const isUsable = (kept: Buffer) => parseAs(kept, size) !== undefined;
  const found = await cache.get(parts, '.json', make, isUsable);
  return Buffer.isBuffer(found) ? size.parse(JSON.parse(found.toString())) : found;
}

/** Decodes the whole image, so that a truncated file is detected. */
async function decode(file: string, bytes: number): Promise<Measured> {
  if (bytes > MAX_IMAGE_BYTES)
    return { reason: tooLarge(bytes, MAX_IMAGE_BYTES), hint: say('smallerImage') };
  try {
    const image = await openImage(file, { failOn: 'error', limitInputPixels: false });
    const metadata = await image.metadata();
    const { width, height } = metadata.autoOrient;
    const rejection = await wrongFormat(file);
    if (rejection) return rejection;
    const reason = say('pixels', { width: `${width}`, height: `${height}` });
    if (width * height > MAX_IMAGE_PIXELS) return { reason, hint: say('smallerImage') };
    if (Math.max(width / height, height / width) > MAX_IMAGE_RATIO)
      return { reason, hint: say('cropImage', { ratio: MAX_IMAGE_RATIO }) };
    const pixel = await image
      .resize(1, 1, { fit: 'fill' })
      .flatten({ background: 'white' })
      .toColourspace('srgb')
      .raw()
      .toBuffer();
    const tint = `#${pixel.subarray(0, 3).toString('hex')}`;
    return { width, height, tint, ...((await isAnimated(file, metadata)) && { animated: true }) };
  } catch {
    return (await wrongFormat(file)) ?? { reason: say('damagedImage') };
  }
}
