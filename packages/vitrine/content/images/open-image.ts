import { readFile } from 'node:fs/promises';
import sharp, { type Sharp, type SharpOptions } from 'sharp';

/**
 * Opens an image of the content with sharp.
 *
 * @param file The absolute path, or the bytes of the file.
 */
export async function openImage(file: string | Uint8Array, options?: SharpOptions): Promise<Sharp> {
  if (typeof file !== 'string') return sharp(fromRoot(file), options);
  const isSvg = file.toLowerCase().endsWith('.svg');
  return sharp(isSvg ? fromRoot(await readFile(file)) : file, options);
}

/**
 * The bytes of a drawing without comments and declarations in front of its first element, because libvips
 * searches for `<svg` only in the first 1,000 bytes. Other bytes stay as they are.
 */
export function fromRoot(bytes: Uint8Array): Uint8Array {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');
  const head =
    /^(?:\xef\xbb\xbf)?(?:\s|<\?xml[^>]*>|<!--[\s\S]*?-->|<!doctype[^>]*>)*(?=<(?:[\w-]+:)?svg\b)/i;
  return bytes.subarray(head.exec(text)?.[0].length ?? 0);
}
