import type { Stats } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import sharp from 'sharp';
import { z } from 'zod';
import type { FileCache } from '../file-cache.ts';
import { MAX_IMAGE_BYTES, MAX_IMAGE_PIXELS } from './image-files.ts';

const size = z.object({ width: z.number(), height: z.number(), tint: z.string() });

/** The size and colour of an image file, or the reason why the file cannot be used. */
type Measured = z.infer<typeof size> | { reason: string; hint?: string };

const smaller = 'Save the image in a smaller size: at most 20 MB and 64 million pixels.';

/** The result of `stat` for a file, or the reason why the file cannot be used. */
export async function statOf(file: string): Promise<Stats | { reason: string }> {
  const stats = await stat(file).catch(() => undefined);
  if (stats === undefined) return { reason: 'a symbolic link to a file that does not exist' };
  if (stats.isDirectory()) return { reason: 'which is a folder' };
  if (!stats.isFile()) return { reason: 'which is not a regular file, but a pipe or a device' };
  return stats.size === 0 ? { reason: 'which is an empty file' } : stats;
}

/** The version of the measurement. Increase it when the code changes, to invalidate the cache. */
const version = '1';

/**
 * Returns the width, height and mean colour of an image file. The cache key consists of path, file size
 * and modification time, so a build decodes each image once. Invalid files are not cached.
 */
export async function measureImage(file: string, cache: FileCache): Promise<Measured> {
  const stats = await statOf(file);
  if ('reason' in stats) return stats;
  const parts = [version, file, String(stats.size), String(stats.mtimeMs)];
  const found = await cache.get(parts, '.json', async () => {
    const measured = await decode(file, stats.size);
    return 'reason' in measured ? measured : Buffer.from(JSON.stringify(measured));
  });
  return Buffer.isBuffer(found) ? size.parse(JSON.parse(found.toString())) : found;
}

/** Decodes the whole image, so that a truncated file is detected. */
async function decode(file: string, bytes: number): Promise<Measured> {
  if (bytes > MAX_IMAGE_BYTES) {
    return { reason: `which is ${Math.ceil(bytes / 1024 / 1024)} MB large`, hint: smaller };
  }
  try {
    const image = sharp(file, { failOn: 'error', limitInputPixels: false });
    const { width, height, autoOrient } = await image.metadata();
    if (width * height > MAX_IMAGE_PIXELS) {
      return { reason: `which has ${width} × ${height} pixels`, hint: smaller };
    }
    const pixel = await image
      .resize(1, 1, { fit: 'fill' })
      .flatten({ background: 'white' })
      .toColourspace('srgb')
      .raw()
      .toBuffer();
    const tint = `#${pixel.subarray(0, 3).toString('hex')}`;
    return { width: autoOrient.width ?? width, height: autoOrient.height ?? height, tint };
  } catch {
    return await explain(file);
  }
}

/** File formats that browsers do not show as images, recognized by the first bytes of the file. */
const otherForms: readonly [beginning: RegExp, name: string][] = [
  [/^.{4}ftyp(?:hei|hev|mif1|msf1)/s, 'a HEIC photograph'],
  [/^BM/, 'a BMP image'],
  [/^8BPS/, 'a Photoshop image'],
  [/^%PDF/, 'a PDF'],
];

async function explain(file: string): Promise<Measured> {
  const beginning = (await readFile(file)).toString('latin1', 0, 16);
  const form = otherForms.find(([pattern]) => pattern.test(beginning))?.[1];
  return form === undefined
    ? { reason: 'which is not an image, or is damaged' }
    : {
        reason: `which is ${form}, although the file name ends as for another format`,
        hint: 'Export the image as JPEG or PNG.',
      };
}
