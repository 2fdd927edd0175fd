import { readdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { SettingsError } from '../../platform/settings-error.ts';
import { coverWidth } from '../../src/content/schemas/project.ts';
import { inspectImage, type LocalImage } from '../content-files/copy-image.ts';

/**
 * Checks the images of a folder, in the order of their names.
 *
 * @param folder As the owner wrote it, relative to where the command was called.
 * @returns The images to begin projects with, and a line for each file that is no image or too small.
 * @throws SettingsError if there is no such folder, or no image in it
 */
export async function findImages(folder: string) {
  const path = resolve(process.env.INIT_CWD ?? process.cwd(), folder);
  const names = await readdir(path).catch((error: NodeJS.ErrnoException) => {
    const found = error.code === 'ENOTDIR' ? 'a file' : 'no such folder';
    throw new SettingsError(
      `--images: expected a folder of images, found ${found} at '${folder}'.`,
    );
  });
  names.sort((a, b) => a.localeCompare(b, 'en', { numeric: true }));
  const images: LocalImage[] = [];
  const skipped: string[] = [];
  for (const name of names.filter((file) => !file.startsWith('.'))) {
    const image = await inspectImage(join(path, name), coverWidth, name);
    if (typeof image === 'string') skipped.push(image);
    else if (image.tooSmall !== undefined) skipped.push(image.tooSmall);
    else images.push(image);
  }
  if (images.length > 0) return { images, skipped };
  const why = skipped.map((line) => `\n  ${line}`).join('');
  throw new SettingsError(`--images: no image in '${folder}' can be the cover of a project.${why}`);
}
