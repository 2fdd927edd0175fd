import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { basename, dirname, extname, posix, sep } from 'node:path';
import { HTTPException } from 'hono/http-exception';
import { idFrom } from '../../cli/content-files/ids.ts';
import { isImageName } from '../../src/content/images/image-files.ts';
import { folderKinds, type KindFile } from '../../src/content/kind-files.ts';
import { registry } from '../../src/content/registry.ts';
import { messages } from '../messages.ts';
import { ABSENT, MAX_NAME, replaceFile, resolveInside } from './files.ts';
import type { Inspection } from './inspect-image.ts';

/** How long looking into an image may take, in milliseconds. */
const INSPECTION_LIMIT = 20_000;

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
 * Adds an image beside a file, under a free name; one of a file at the top of the content goes into
 * `images/`.
 *
 * @param name The name that the image has on the owner's machine.
 * @param extension The extension of what it is.
 * @returns Its name as the file would write it.
 * @throws HTTPException for an empty or overlong name
 */
export async function addImage(
  folder: string,
  file: KindFile,
  name: string,
  extension: string,
  bytes: Uint8Array,
): Promise<string> {
  const from = file.path.includes('/') ? dirname(file.path) : '';
  const subfolder = file.path.includes('/') ? '' : 'images';
  const target = await resolveInside(folder, posix.join(from, subfolder));
  const taken = await readdir(target).catch(() => []);
  const names = taken.map((other) => other.toLowerCase().replace(extension, ''));
  const free = idFrom(basename(name, extname(name)), 'image', names) + extension;
  if (name.trim() === '' || free.length > MAX_NAME) {
    throw new HTTPException(400, { message: messages.images.badName });
  }
  const path = await resolveInside(folder, posix.join(from, subfolder, free));
  // Another program took the name meanwhile.
  if (!(await replaceFile(path, ABSENT, bytes))) {
    return await addImage(folder, file, name, extension, bytes);
  }
  return posix.join(subfolder, free);
}

/**
 * Looks into an image: what it is, and whether all of it can be decoded.
 *
 * @param limit How long that may take, in milliseconds.
 * @returns The file extension of what it is.
 * @throws HTTPException for what is no image, or one that takes too long
 */
export async function inspectImage(bytes: Uint8Array, limit = INSPECTION_LIMIT): Promise<string> {
  const child = fork(new URL('./inspect-image.ts', import.meta.url), {
    execArgv: [],
    serialization: 'advanced',
    timeout: limit,
    killSignal: 'SIGKILL',
  });
  child.send(bytes, () => undefined);
  const ends = Promise.race([once(child, 'message'), once(child, 'exit')]);
  /** What was found, or the exit code; null where the process was killed. */
  const result: Inspection | number | null = (await ends)[0];
  child.kill('SIGKILL');
  if (result === null) throw new HTTPException(413, { message: messages.images.tooSlow });
  if (typeof result === 'number') throw new Error('The image could not be inspected.');
  if ('extension' in result) return result.extension;
  const status = result.error === 'tooLarge' ? 413 : 415;
  throw new HTTPException(status, { message: messages.images[result.error] });
}
