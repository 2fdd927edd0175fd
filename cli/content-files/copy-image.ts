import { existsSync } from 'node:fs';
import { constants, copyFile, mkdir } from 'node:fs/promises';
import { dirname, extname, resolve } from 'node:path';
import { IMAGE_CACHE } from '../../platform/site-paths.ts';
import { FileCache } from '../../src/content/file-cache.ts';
import { imageType } from '../../src/content/images/content-image.ts';
import { imageEndings, isImageName } from '../../src/content/images/image-files.ts';
import { oneOf } from '../../src/lib/one-of.ts';
import { sizeRule } from '../check/image-warnings.ts';

const endings = oneOf(imageEndings.map((ending) => `.${ending}`));

/** An image of the owner, after its check. */
export interface LocalImage {
  file: string;
  /** A sentence about its size, if it is too small for its place. */
  tooSmall: string | undefined;
}

/**
 * Checks an image before it is copied.
 *
 * @param path As the owner wrote it, relative to where the command was called.
 * @param minWidth The minimum width for its place, in pixels.
 * @param name Its name in messages.
 * @returns The image, or why it is none, as `expected …, found …`.
 */
export async function inspectImage(
  path: string,
  minWidth: number,
  name = path,
): Promise<LocalImage | string> {
  const file = resolve(process.env.INIT_CWD ?? process.cwd(), path);
  if (!isImageName(file)) {
    return `expected an image, which ends in ${endings}, found '${name}'.`;
  }
  if (!existsSync(file)) return `expected an image file that exists, found nothing at '${name}'.`;
  const image = await imageType.examine(file, new FileCache(IMAGE_CACHE));
  if ('reason' in image) {
    const { expected = imageType.content, reason, hint = '' } = image;
    return `expected ${expected}, found '${name}', ${reason}. ${hint}`.trim();
  }
  const rule = sizeRule({ path: file, width: image.width }, minWidth);
  const found = `${image.width} × ${image.height} pixels`;
  return { file, tooSmall: rule && `expected ${rule}, found '${name}', ${found}.` };
}

/**
 * Copies an image into the content. Replaces no other file.
 *
 * @param target Its new place without the ending.
 * @returns The ending, with its dot, in small letters.
 */
export async function copyImage({ file }: LocalImage, target: string): Promise<string> {
  const ending = extname(file).toLowerCase();
  await mkdir(dirname(target), { recursive: true });
  await copyFile(file, `${target}${ending}`, constants.COPYFILE_EXCL);
  return ending;
}
