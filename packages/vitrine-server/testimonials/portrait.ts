import { maxPortraitBytes, type Portrait, type PortraitError } from 'vitrine/message';
import { type Picture, readJpeg, readPng, readWebp } from './picture-files.ts';

/** Maximum width and height of a portrait, in pixels. A small file can be a picture that fills the memory. */
const MAX_SIDE = 8000;

const types = [
  ['image/jpeg', readJpeg],
  ['image/png', readPng],
  ['image/webp', readWebp],
] as const;

/**
 * Reads a portrait that a client has sent: a still picture, without the metadata that cameras add, such
 * as the place. Name and media type of the file do not count.
 */
export function readPortrait(
  bytes: Uint8Array,
): { portrait: Portrait } | { error: Exclude<PortraitError, 'imageAgain'> } {
  if (bytes.length > maxPortraitBytes) return { error: 'imageTooLarge' };
  for (const [type, read] of types) {
    const picture = readOrNone(read, bytes);
    if (picture === undefined) continue;
    const { width, height, parts } = picture;
    if (Math.min(width, height) < 1) return { error: 'notAnImage' };
    if (Math.max(width, height) > MAX_SIDE) return { error: 'imageTooLarge' };
    return { portrait: { type, bytes: Buffer.concat(parts) } };
  }
  return { error: 'notAnImage' };
}

// A file that ends within a number is no picture.
function readOrNone(read: (file: DataView) => Picture | undefined, bytes: Uint8Array) {
  try {
    return read(new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}
