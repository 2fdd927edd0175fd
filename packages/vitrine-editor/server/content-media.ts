import { globSync, statSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { basename, dirname, extname, join, posix, sep } from 'node:path';
import { type ContentFile, collections, mediaExtension } from 'vitrine/editing';
import { type FileFormat, hasFormat, idFrom, isImageName } from 'vitrine/form';
import { ABSENT_HASH, replaceFile, resolveInside } from './file-access.ts';
import { Refusal } from './refusal.ts';

/** Content folders with media that files at the top of the content folder do not use. */
const elsewhere = Object.values(collections).flatMap((collection) =>
  collection.type === 'folder' ? [collection.folder] : [],
);

/** The images, videos and captions in the folder of a content file, as paths relative to that folder. */
export async function mediaNamesFor(folder: string, { original }: ContentFile): Promise<string[]> {
  const fileFolder = dirname(await resolveInside(folder, original));
  const unused = original.includes('/') ? [] : ['fonts', ...elsewhere];
  // Names with a dot in front do not match.
  return globSync('**', { cwd: fileFolder })
    .map((path) => path.replaceAll(sep, '/'))
    .filter((path) => isImageName(path) || hasFormat(path, 'video') || hasFormat(path, 'captions'))
    .filter((path) => !unused.includes(path.split('/')[0] ?? ''))
    .filter((path) => statSync(join(fileFolder, path), { throwIfNoEntry: false })?.isFile())
    .sort((a, b) => a.localeCompare(b, 'en', { numeric: true }));
}

/**
 * Writes an image, a video or captions into the folder of a content file, under an unused name. For a file at
 * the top of the content folder, they go into `images/`.
 *
 * @param name The file name on the owner's machine.
 * @param extension The file extension for its content, such as `.jpg`.
 * @returns The path relative to the folder of the content file.
 * @throws Refusal for a name that is empty
 */
export async function addMedia(
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
  const noun = isImageName(extension) ? 'image' : 'media';
  const free = idFrom(basename(name, extname(name)), noun, takenNames) + extension;
  if (name.trim() === '') throw new Refusal(400, ({ media }) => media.badName);
  const path = await resolveInside(folder, posix.join(from, subfolder, free));
  // Another program has created a file with this name since the names were listed: try again.
  if (!(await replaceFile(path, ABSENT_HASH, bytes))) {
    return await addMedia(folder, file, name, extension, bytes);
  }
  return posix.join(subfolder, free);
}

/**
 * Returns the file extension for the content of a file that a field with a format can name.
 *
 * @throws Refusal for a file that is empty, of another type or damaged, and for an image with too many pixels
 */
export async function extensionOf(bytes: Uint8Array, format: FileFormat): Promise<string> {
  if (bytes.length === 0) throw new Refusal(415, ({ media }) => media.empty);
  const found = await mediaExtension(Buffer.from(bytes), format);
  if ('extension' in found) return found.extension;
  const status = found.reason === 'tooLarge' ? 413 : 415;
  throw new Refusal(status, ({ media, images }) => ({ ...media, ...images })[found.reason]);
}
