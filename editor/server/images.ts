import { readdir } from 'node:fs/promises';
import { basename, dirname, extname, posix, sep } from 'node:path';
import { HTTPException } from 'hono/http-exception';
import sharp from 'sharp';
import { idFrom } from '../../cli/content-files/ids.ts';
import { isImageName } from '../../src/content/images/image-endings.ts';
import { MOST_BYTES, MOST_PIXELS } from '../../src/content/images/measure-image.ts';
import { folderKinds, type KindFile } from '../../src/content/kind-files.ts';
import { registry } from '../../src/content/registry.ts';
import { messages } from '../messages.ts';
import { resolveInside, writeAtomically } from './files.ts';

/** The endings of image files, by what sharp calls their form. */
const endings: Readonly<Record<string, string>> = {
  png: '.png',
  jpeg: '.jpg',
  webp: '.webp',
  heif: '.avif',
  gif: '.gif',
  svg: '.svg',
};

/** Folders of the content that hold images of other files. */
const elsewhere = ['fonts', ...folderKinds(registry).map(({ folder }) => folder)];

/** The images beside a file, as the file names them: paths from its own folder. */
export async function imagesFor(folder: string, { path }: KindFile): Promise<string[]> {
  const own = dirname(await resolveInside(folder, path));
  const isTop = !path.includes('/');
  const names = await readdir(own, { recursive: true }).catch(() => []);
  return names
    .map((name) => name.split(sep).join('/'))
    .filter((name) => isImageName(name) && !name.split('/').some((part) => part.startsWith('.')))
    .filter((name) => !isTop || !elsewhere.includes(name.split('/')[0] ?? ''))
    .sort((a, b) => a.localeCompare(b, 'en', { numeric: true }));
}

/**
 * Adds an image beside a file; one of a file at the top of the content goes into `images/`.
 *
 * @param name The name that the image has on the owner's machine.
 * @returns Its name as the file would write it.
 * @throws HTTPException for what is no image, or too large a one.
 */
export async function addImage(
  folder: string,
  { path }: KindFile,
  name: string,
  bytes: Uint8Array,
): Promise<string> {
  if (bytes.byteLength > MOST_BYTES)
    throw new HTTPException(413, { message: messages.images.tooHeavy });
  const ending = await endingOf(bytes);
  const from = path.includes('/') ? dirname(path) : '';
  const subfolder = path.includes('/') ? '' : 'images';
  const target = await resolveInside(folder, posix.join(from, subfolder));
  const taken = await readdir(target).catch(() => []);
  const names = taken.map((other) => other.toLowerCase().replace(ending, ''));
  const free = idFrom(basename(name, extname(name)), 'image', names) + ending;
  await writeAtomically(await resolveInside(folder, posix.join(from, subfolder, free)), bytes);
  return posix.join(subfolder, free);
}

async function endingOf(bytes: Uint8Array): Promise<string> {
  const metadata = await sharp(bytes, { failOn: 'none' })
    .metadata()
    .catch(() => undefined);
  const ending = endings[metadata?.format ?? ''];
  const isHeic = metadata?.format === 'heif' && metadata.compression !== 'av1';
  if (!metadata || !ending || isHeic)
    throw new HTTPException(415, { message: messages.images.noImage });
  if (metadata.width * metadata.height > MOST_PIXELS)
    throw new HTTPException(413, { message: messages.images.tooLarge });
  // All of it is decoded, so that a file that is cut off is noticed.
  await sharp(bytes, { failOn: 'error' })
    .stats()
    .catch(() => {
      throw new HTTPException(415, { message: messages.images.broken });
    });
  return ending;
}
