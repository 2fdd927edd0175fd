import type { Stats } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import sharp from 'sharp';
import { MAX_IMAGE_BYTES, MAX_IMAGE_PIXELS } from './image-files.ts';

/** What an image file turned out to be, or why it is no image. */
export type Measured =
  | { width: number; height: number; tint: string }
  | { reason: string; hint?: string };

const smaller = 'Save it smaller, at most 20 MB and 64 million pixels.';

/** The size and date of a file that was named; or why it is none. */
export async function statOf(file: string): Promise<Stats | { reason: string }> {
  const stats = await stat(file).catch(() => undefined);
  if (stats === undefined) return { reason: 'a link that leads nowhere' };
  if (!stats.isFile()) return { reason: 'which is a folder' };
  return stats.size === 0 ? { reason: 'which is an empty file' } : stats;
}

/** Looks into an image file, all of it, so that a file that is cut off is noticed. */
export async function measureImage(file: string): Promise<Measured> {
  const { size } = await stat(file);
  if (size > MAX_IMAGE_BYTES) {
    return { reason: `which is ${Math.ceil(size / 1024 / 1024)} MB large`, hint: smaller };
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

/** Forms of images that browsers do not show, by how their files begin. */
const otherForms: readonly [beginning: RegExp, name: string][] = [
  [/^.{4}ftyp(?:hei|hev|mif1|msf1)/s, 'a HEIC photograph'],
  [/^BM/, 'a BMP image'],
  [/^8BPS/, 'a Photoshop image'],
  [/^%PDF/, 'a PDF'],
];

/** Why a file could not be read as an image. */
async function explain(file: string): Promise<Measured> {
  const beginning = (await readFile(file)).toString('latin1', 0, 16);
  const form = otherForms.find(([pattern]) => pattern.test(beginning))?.[1];
  return form === undefined
    ? { reason: 'which is no image, or a damaged one' }
    : { reason: `which is ${form}, whatever its name says`, hint: 'Export it as JPEG or PNG.' };
}
