import { readdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { minimumWidths } from '../../content/schemas/fields/minimum-widths.ts';
import { SettingsError } from '../../errors/settings-error.ts';
import { inspectImage, type LocalImage } from '../content-files/copy-image.ts';

/**
 * Checks the image files in a folder, sorted by name.
 *
 * @param folder The path that the owner typed, relative to the folder in which the command was called.
 * @returns The covers for new projects, and a message for each file that is no image or too small.
 * @throws SettingsError if the folder does not exist or contains no usable image
 */
export async function findImages(folder: string) {
  const path = resolve(process.env.INIT_CWD ?? process.cwd(), folder);
  const names = await readdir(path).catch((error: NodeJS.ErrnoException) => {
    const found = error.code === 'ENOTDIR' ? 'a file' : 'no folder';
    throw new SettingsError(
      `--images: expected a folder of images, found ${found} at '${folder}'.`,
    );
  });
  names.sort((a, b) => a.localeCompare(b, 'en', { numeric: true }));
  const images: LocalImage[] = [];
  const skipped: string[] = [];
  for (const name of names.filter((file) => !file.startsWith('.'))) {
    const image = await inspectImage(join(path, name), minimumWidths.picture, name);
    if (typeof image === 'string') skipped.push(image);
    else if (image.tooSmall !== undefined) skipped.push(image.tooSmall);
    else images.push(image);
  }
  if (images.length > 0) return { images, skipped };
  const why = skipped.map((line) => `\n  ${line}`).join('');
  throw new SettingsError(`--images: no image in '${folder}' can be the cover of a project.${why}`);
}
