import { existsSync } from 'node:fs';
import { constants, copyFile, mkdir } from 'node:fs/promises';
import { dirname, extname, resolve } from 'node:path';
import { sizeRule } from '../../content/check/image-warnings.ts';
import { FileCache } from '../../content/file-cache.ts';
import { imageType } from '../../content/images/content-image.ts';
import { imageExtensions, isImageName } from '../../content/images/image-files.ts';
import { inEnglish, say } from '../../content/phrase.ts';
import { IMAGE_CACHE } from '../../settings/site-paths.ts';
import { oneOf } from '../one-of.ts';

const endings = oneOf(imageExtensions.map((extension) => `.${extension}`));

/** An image file of the owner that has passed `inspectImage`. */
export interface LocalImage {
  file: string;
  /** A sentence about the size if the image is too small for its use; otherwise undefined. */
  tooSmall: string | undefined;
}

/**
 * Checks an image file before it is copied into the content.
 *
 * @param path The path that the owner typed, relative to the folder in which the command was called.
 * @param minWidth The minimum width for the use of the image, in pixels.
 * @param name The name of the image in messages.
 * @returns The image, or the reason why the file cannot be used, as `expected …, found …`.
 */
export async function inspectImage(
  path: string,
  minWidth: number,
  name = path,
): Promise<LocalImage | string> {
  const file = resolve(process.env.INIT_CWD ?? process.cwd(), path);
  if (!isImageName(file))
    return `expected an image file whose name ends in ${endings}, found '${name}'.`;
  if (!existsSync(file)) return `expected an existing image file, found no file at '${name}'.`;
  const image = await imageType.examine(file, new FileCache(IMAGE_CACHE));
  if ('reason' in image) {
    const { expected = imageType.noun, reason, hint } = image;
    const found = inEnglish(say('fileWith', { name, reason }));
    return `expected ${inEnglish(expected)}, found ${found}. ${hint ? inEnglish(hint) : ''}`.trim();
  }
  const rule = sizeRule({ ...image, path: file }, minWidth);
  const found = `${image.width} × ${image.height} pixels`;
  return { file, tooSmall: rule && `expected ${inEnglish(rule)}, found '${name}', ${found}.` };
}

/**
 * Copies an image into the content. Fails if the target file exists already.
 *
 * @param target The path of the copy without the file extension.
 * @returns The file extension in lower case, with its dot.
 */
export async function copyImage({ file }: LocalImage, target: string): Promise<string> {
  const ending = extname(file).toLowerCase();
  await mkdir(dirname(target), { recursive: true });
  await copyFile(file, `${target}${ending}`, constants.COPYFILE_EXCL);
  return ending;
}
