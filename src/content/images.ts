import { readdir } from 'node:fs/promises';
import { basename, dirname, relative, resolve, sep } from 'node:path';
import sharp from 'sharp';
import { z } from 'zod';
import type { ImageCache } from './image-cache.ts';
import { nearest } from './nearest.ts';

/** An image of the content, found and looked into. */
export interface ContentImage {
  /** Path inside the content folder, with forward slashes. */
  path: string;
  /** Width in pixels, as shown (a turned photograph counts as turned). */
  width: number;
  /** Height in pixels, as shown. */
  height: number;
  /** The mean colour as #rrggbb; stands in while the image loads. */
  tint: string;
}

/** Makes the schema of an image field for a file, whose folder image paths are relative to. */
export type ImageField = () => z.ZodType<ContentImage, string>;

/** The file endings that an image may have. */
const endings = ['png', 'jpg', 'jpeg', 'webp', 'avif', 'gif', 'svg'];

/**
 * The image field for content files in one folder.
 *
 * @param folder The content folder, absolute.
 * @param fileFolder The folder of the file that names the image, absolute.
 */
export function imageField(folder: string, fileFolder: string, cache: ImageCache): ImageField {
  return () =>
    z.string({ error: 'the name of an image file' }).transform(async (name, context) => {
      const file = resolve(fileFolder, name);
      const path = relative(folder, file).split(sep).join('/');
      const refuse = (expected: string, found: string, suggestion?: string) => {
        context.addIssue({ code: 'custom', message: expected, input: name, params: { found, suggestion } });
        return z.NEVER;
      };
      if (path.startsWith('..')) {
        return refuse('an image inside the content folder', `'${name}', which lies outside it`);
      }
      const ending = name.slice(name.lastIndexOf('.') + 1).toLowerCase();
      if (!endings.includes(ending)) {
        return refuse(`an image file (${endings.join(', ')})`, `'${name}'`);
      }
      const files = await readdir(dirname(file)).catch(() => []);
      if (!files.includes(basename(file))) {
        return refuse(
          'an image file that exists, as a path from this file',
          `'${name}', but there is no such file`,
          nearest(basename(file), files),
        );
      }
      const looked = await cache.look(file, measure);
      return 'reason' in looked
        ? refuse('an image that can be read', `'${name}', which cannot be read: ${looked.reason}`)
        : { path, width: looked.width, height: looked.height, tint: looked.tint };
    });
}

/** What an image file turned out to be. */
export type Measured = { width: number; height: number; tint: string } | { reason: string };

async function measure(file: string): Promise<Measured> {
  try {
    const image = sharp(file, { failOn: 'error' });
    const { width, height, autoOrient } = await image.metadata();
    const pixel = await image
      .resize(1, 1, { fit: 'fill' })
      .flatten({ background: 'white' })
      .toColourspace('srgb')
      .raw()
      .toBuffer();
    const tint = `#${pixel.subarray(0, 3).toString('hex')}`;
    return { width: autoOrient.width ?? width, height: autoOrient.height ?? height, tint };
  } catch (error) {
    return { reason: error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error) };
  }
}
