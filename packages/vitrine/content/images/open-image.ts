import { readFile } from 'node:fs/promises';
import sharp, { type Sharp, type SharpOptions } from 'sharp';

/**
 * Opens an image of the content with sharp.
 *
 * @param file The absolute path, or the bytes of the file.
 */
export async function openImage(file: string | Uint8Array, options?: SharpOptions): Promise<Sharp> {
  if (typeof file !== 'string') return sharp(withoutProlog(file), options);
  const isSvg = file.toLowerCase().endsWith('.svg');
  return sharp(isSvg ? withoutProlog(await readFile(file)) : file, options);
}

/**
 * An SVG file without its prolog, such as `<?xml version="1.0"?><!-- Made with … --><!DOCTYPE svg>`, because
 * libvips searches for `<svg` only in the first 1,000 bytes. The bytes of other files stay as they are.
 */
export function withoutProlog(bytes: Uint8Array): Uint8Array {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');
  const prolog =
    /^(?:\xef\xbb\xbf)?(?:\s|<\?xml[^>]*>|<!--[\s\S]*?-->|<!doctype[^>]*>)*(?=<(?:[\w-]+:)?svg\b)/i;
  return bytes.subarray(prolog.exec(text)?.[0].length ?? 0);
}
