import { globSync, statSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { basename, dirname, extname, join, posix, sep } from 'node:path';
import { type ContentFile, collections, openImage } from 'vitrine/editing';
import { idFrom, isImageName, MAX_IMAGE_PIXELS } from 'vitrine/form';
import { ABSENT, replaceFile, resolveInside } from './file-access.ts';
import { Refusal } from './refusal.ts';

/** Content folders with images that files at the top of the content folder do not use. */
const elsewhere = Object.values(collections).flatMap((collection) =>
  collection.type === 'folder' ? [collection.folder] : [],
);

/** The images in the folder of a content file, as paths relative to that folder. */
export async function imageNamesFor(folder: string, { original }: ContentFile): Promise<string[]> {
  const fileFolder = dirname(await resolveInside(folder, original));
  const unused = original.includes('/') ? [] : ['fonts', ...elsewhere];
  // Names with a dot in front do not match.
  return globSync('**', { cwd: fileFolder })
    .map((path) => path.replaceAll(sep, '/'))
    .filter((path) => isImageName(path) && !unused.includes(path.split('/')[0] ?? ''))
    .filter((path) => statSync(join(fileFolder, path), { throwIfNoEntry: false })?.isFile())
    .sort((a, b) => a.localeCompare(b, 'en', { numeric: true }));
}

/**
 * Writes an image into the folder of a content file, under an unused name. For a file at the top of
 * the content folder, the image goes into `images/`.
 *
 * @param name The file name of the image on the owner's machine.
 * @param extension The file extension for the format of the image, such as `.jpg`.
 * @returns The path of the image relative to the folder of the content file.
 * @throws Refusal for an image name that is empty
 */
export async function addImage(
  folder: string,
  file: ContentFile,
  name: string,
  extension: string,
  bytes: Uint8Array,
): Promise<string> {
  const { original } = file;
  const from = original.includes('/') ? dirname(original) : '';
  const subfolder = original.includes('/') ? '' : 'images';
  const target = await resolveInside(folder, posix.join(from, subfolder));
  const taken = await readdir(target).catch(() => []);
  const takenNames = taken.map((other) => other.toLowerCase().replace(extension, ''));
  const free = idFrom(basename(name, extname(name)), 'image', takenNames) + extension;
  if (name.trim() === '') throw new Refusal(400, ({ images }) => images.badName);
  const path = await resolveInside(folder, posix.join(from, subfolder, free));
  // Another program has created a file with this name since the names were listed: try again.
  if (!(await replaceFile(path, ABSENT, bytes))) {
    return await addImage(folder, file, name, extension, bytes);
  }
  return posix.join(subfolder, free);
}

/** File extensions of image formats, where they differ from sharp's name for the format. */
const extensions: Readonly<Record<string, string>> = { jpeg: 'jpg', heif: 'avif' };

/**
 * Returns the file extension for the format of an image. Decodes the whole image to check it.
 *
 * @throws Refusal for a file that is empty, is no image, is incomplete, or has too many pixels
 */
export async function extensionOf(bytes: Uint8Array): Promise<string> {
  if (bytes.length === 0) throw new Refusal(415, ({ images }) => images.empty);
  const metadata = await (await openImage(bytes, { failOn: 'none' }))
    .metadata()
    .catch(() => undefined);
  const extension = `.${extensions[metadata?.format ?? ''] ?? metadata?.format}`;
  const isHeic = metadata?.format === 'heif' && metadata.compression !== 'av1';
  if (!metadata || !isImageName(extension) || isHeic)
    throw new Refusal(415, ({ images }) => images.noImage);
  if (metadata.width * metadata.height > MAX_IMAGE_PIXELS) {
    throw new Refusal(413, ({ images }) => images.tooLarge);
  }
  // An SVG was already parsed completely. Rendering an SVG could take unlimited time.
  if (extension === '.svg') return extension;
  await (await openImage(bytes, { failOn: 'error' })).stats().catch(() => {
    throw new Refusal(415, ({ images }) => images.broken);
  });
  return extension;
}
