import { readFile } from 'node:fs/promises';
import type { Metadata } from 'sharp';

/** Whether an image file is an animation: a GIF, WebP or PNG with several pictures. */
export async function isAnimated(file: string, { format, pages = 1 }: Metadata): Promise<boolean> {
  return pages > 1 || (format === 'png' && framesOf(await readFile(file)) > 1);
}

/** The number of pictures in a PNG, by its chunk acTL (PNG 3, section 11.3.6.1); 0 without the chunk. */
function framesOf(png: Buffer): number {
  // Each chunk has its length, its type, its data and a checksum. acTL is in front of the pixels (IDAT).
  for (let at = 8; at + 12 <= png.length; at += png.readUInt32BE(at) + 12) {
    const type = png.toString('latin1', at + 4, at + 8);
    if (type === 'acTL') return png.readUInt32BE(at + 8);
    if (type === 'IDAT') return 0;
  }
  return 0;
}
