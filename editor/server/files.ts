import { createHash, randomUUID } from 'node:crypto';
import { readFileSync, renameSync } from 'node:fs';
import { mkdir, readdir, realpath, rm, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, isAbsolute, join, relative } from 'node:path';
import { HTTPException } from 'hono/http-exception';
import { hasCode } from '../../platform/error-codes.ts';
import { messages } from '../messages.ts';

/** The longest name of a new file, so that file systems take it and the temporary one beside it. */
export const MAX_NAME = 200;

/** The hash of a file that does not exist. */
export const ABSENT = 'absent';

interface RawFile {
  /** Hash of its bytes; ABSENT where there is no file. */
  hash: string;
  /** All of it, with its own line ends; empty where there is no file. */
  raw: string;
}

/** Reads a file in UTF-8, and in what else it may be where it is not. */
export function readRaw(path: string): RawFile {
  try {
    const bytes = readFileSync(path);
    return { hash: createHash('sha256').update(bytes).digest('hex'), raw: decode(bytes) };
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return { hash: ABSENT, raw: '' };
    throw error;
  }
}

function decode(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    // The loader says what is wrong; shown like this the text can be mended and saved in UTF-8.
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/**
 * Writes a file so that whoever reads it meanwhile sees all of the old or all of the new one.
 *
 * @param hash The state of the file that may be overwritten.
 * @returns False where the file is in another state; it is left as it is.
 */
export async function replaceFile(
  path: string,
  hash: string,
  data: string | Uint8Array,
): Promise<boolean> {
  const mode = (await stat(path).catch(() => undefined))?.mode;
  await mkdir(dirname(path), { recursive: true });
  const temporary = temporaryPath(path);
  try {
    await writeFile(temporary, data, mode === undefined ? {} : { mode });
    // Nothing is awaited in between, so that another program has hardly any time to write.
    if (readRaw(path).hash !== hash) return false;
    renameSync(temporary, path);
    return true;
  } finally {
    await rm(temporary, { force: true });
  }
}

/**
 * Puts a new folder in its place whole, so that nobody ever sees a part of it.
 *
 * @param from A folder beside that place.
 * @returns False where something is in its place; both are left as they are.
 */
export function moveFolder(from: string, to: string): boolean {
  try {
    renameSync(from, to);
    return true;
  } catch (error) {
    if (['ENOTEMPTY', 'EEXIST', 'ENOTDIR', 'EPERM'].some((code) => hasCode(error, code)))
      return false;
    throw error;
  }
}

/** A path beside another one for what is to be moved there. The loader passes over such names. */
export function temporaryPath(path: string): string {
  return join(dirname(path), `.${basename(path)}.${randomUUID()}`);
}

/** Names of temporary files and folders: a dot, the future name, and a UUID. */
const temporaryName = /^\..+\.[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/** Removes what is temporary in a folder: left behind by writes that were cut off. */
export async function removeTemporaryFiles(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  for (const { name, parentPath } of entries) {
    if (temporaryName.test(name)) {
      await rm(join(parentPath, name), { recursive: true, force: true });
    }
  }
}

/**
 * The absolute path of something in the content folder, whether it exists or not.
 *
 * @param path A path with forward slashes.
 * @throws HTTPException for a path that leads out of the folder, by dots or by a link.
 */
export async function resolveInside(folder: string, path: string): Promise<string> {
  const target = join(folder, path);
  const root = await realpath(folder);
  if (path.includes('\0') || !isInside(folder, target) || !isInside(root, await realPath(target))) {
    const message = `${path} lies outside the content folder, so the editor leaves it alone.`;
    throw new HTTPException(403, { message });
  }
  return target;
}

/** Where a path really leads: the file itself, or its nearest folder that exists. */
async function realPath(path: string): Promise<string> {
  try {
    return await realpath(path);
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return await realPath(dirname(path));
    if (hasCode(error, 'ENAMETOOLONG')) {
      throw new HTTPException(400, { message: messages.errors.longName });
    }
    throw error;
  }
}

function isInside(folder: string, path: string): boolean {
  const way = relative(folder, path);
  return way !== '..' && !/^\.\.[/\\]/.test(way) && !isAbsolute(way);
}
