import { createHash, randomUUID } from 'node:crypto';
import { readFileSync, renameSync } from 'node:fs';
import { mkdir, readdir, realpath, rm, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, isAbsolute, join, relative } from 'node:path';
import { HTTPException } from 'hono/http-exception';
import { hasCode } from '../../platform/error-codes.ts';
import { editorStrings } from '../editor-strings.ts';

/** Maximum length of a new file's name, so that the longer temporary name is also allowed. */
export const MAX_NAME = 200;

/** The hash of a file that does not exist. */
export const ABSENT = 'absent';

interface RawFile {
  /** The hash of its bytes; ABSENT where there is no file. */
  hash: string;
  /** The whole text, with its line ends unchanged; empty where there is no file. */
  raw: string;
}

/** Reads a file as UTF-8, or as Windows-1252 where it is no UTF-8. */
export function readWithHash(path: string): RawFile {
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
    // The loader reports the error. Decoded like this the text can be corrected and saved as UTF-8.
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/**
 * Writes a file atomically: readers get either the old or the new content.
 *
 * @param hash The hash of the content that may be overwritten.
 * @returns false where the file has other content; it is left unchanged
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
    // Nothing is awaited between check and rename, so that another program hardly has time to write.
    if (readWithHash(path).hash !== hash) return false;
    renameSync(temporary, path);
    return true;
  } finally {
    await rm(temporary, { force: true });
  }
}

/**
 * Moves a new folder to its place in one step, so that nobody reads a part of it.
 *
 * @param from A folder beside the target.
 * @returns false where the target exists; both are left unchanged
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

/** A temporary path beside the path of a file or folder. The loader ignores such names. */
export function temporaryPath(path: string): string {
  return join(dirname(path), `.${basename(path)}.${randomUUID()}`);
}

/** Names of temporary files and folders: a dot, the future name, and a UUID. */
const temporaryName = /^\..+\.[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/** Removes temporary files from a folder, which interrupted writes left behind. */
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
 * @throws HTTPException for a path that leads out of the folder, by dots or by a symbolic link
 */
export async function resolveInside(folder: string, path: string): Promise<string> {
  const target = join(folder, path);
  const root = await realpath(folder);
  if (path.includes('\0') || !isInside(folder, target) || !isInside(root, await realPath(target))) {
    const message = `${path} is outside the content folder, so the editor does not use it.`;
    throw new HTTPException(403, { message });
  }
  return target;
}

/** The real path of a file, or of its nearest folder that exists. */
async function realPath(path: string): Promise<string> {
  try {
    return await realpath(path);
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return await realPath(dirname(path));
    if (hasCode(error, 'ENAMETOOLONG')) {
      throw new HTTPException(400, { message: editorStrings.errors.longName });
    }
    throw error;
  }
}

function isInside(folder: string, path: string): boolean {
  const way = relative(folder, path);
  return way !== '..' && !/^\.\.[/\\]/.test(way) && !isAbsolute(way);
}
