import { createHash, randomUUID } from 'node:crypto';
import { readFileSync, renameSync } from 'node:fs';
import { mkdir, readdir, realpath, rm, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { hasCode, isInside } from 'vitrine/command';
import { Refusal } from './refusal.ts';

/** Maximum length of a new file's name; leaves space for the UUID in the temporary name. */
export const MAX_NAME_LENGTH = 200;

/** The value used as the hash of a file that does not exist. */
export const ABSENT_HASH = 'absent';

interface RawFile {
  /** The SHA-256 hash of the file's bytes; `ABSENT_HASH` where the file does not exist. */
  hash: string;
  /** The text of the file with unchanged line ends; empty where the file does not exist. */
  raw: string;
}

/** Reads a file as UTF-16 if it has that byte order mark, else as UTF-8, else as Windows-1252. */
export function readWithHash(path: string): RawFile {
  try {
    const bytes = readFileSync(path);
    return { hash: createHash('sha256').update(bytes).digest('hex'), raw: decode(bytes) };
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return { hash: ABSENT_HASH, raw: '' };
    throw withPath(error, path);
  }
}

/** Names the file in an error of reading or writing, of which Node knows only the open file. */
function withPath(error: unknown, path: string): unknown {
  return error instanceof Error && !('path' in error) ? Object.assign(error, { path }) : error;
}

function decode(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    // The loader reports the invalid UTF-8. As Windows-1252, the text can be shown and saved as UTF-8.
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/**
 * Writes a file atomically: readers get either the old or the new content. A symbolic link stays, and its target is
 * written.
 *
 * @param hash The expected hash of the current file, or `ABSENT_HASH` for a new file.
 * @returns false where the file has another hash; the file is then left unchanged
 * @throws an error with the code `EACCES` where the file is read-only
 */
export async function replaceFile(
  link: string,
  hash: string,
  data: string | Uint8Array,
): Promise<boolean> {
  const path = await realpath(link).catch(() => link);
  const mode = (await stat(path).catch(() => undefined))?.mode;
  // A rename replaces a read-only file too.
  if (mode !== undefined && (mode & 0o200) === 0) {
    throw Object.assign(new Error(`EACCES: the file is read-only, '${link}'`), {
      code: 'EACCES',
      path: link,
    });
  }
  await mkdir(dirname(path), { recursive: true });
  const temporary = temporaryPath(path);
  try {
    await writeFile(temporary, data, mode === undefined ? {} : { mode });
    // No `await` between the check and the rename: this keeps the race with other programs very short.
    if (readWithHash(path).hash !== hash) return false;
    renameSync(temporary, path);
    return true;
  } catch (error) {
    throw withPath(error, path);
  } finally {
    await rm(temporary, { force: true });
  }
}

/**
 * Moves a new folder to its final path in one step, so that no program reads an incomplete folder.
 *
 * @param from The temporary folder, in the same parent folder as the target.
 * @returns false where the target already exists; both folders are then left unchanged
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

/** A temporary path in the same folder as `path`. The content loader ignores such names. */
export function temporaryPath(path: string): string {
  return join(dirname(path), `.${basename(path)}.${randomUUID()}`);
}

/** Matches names of temporary files and folders: a dot, the final name, a dot and a UUID. */
const temporaryName = /^\.(.+)\.[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/** The name that a temporary file or folder is to get; any other name is returned as it is. */
export function finalName(name: string): string {
  return temporaryName.exec(name)?.[1] ?? name;
}

/** Removes temporary files and folders that interrupted writes left in a folder. */
export async function removeTemporaryFiles(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  for (const { name, parentPath } of entries) {
    if (temporaryName.test(name)) {
      await rm(join(parentPath, name), { recursive: true, force: true });
    }
  }
}

/**
 * Resolves a path in the content folder to an absolute path. The file does not have to exist.
 *
 * @param path A path relative to the content folder, with forward slashes.
 * @throws Refusal for a path that leads out of the folder, by `..` or by a symbolic link
 */
export async function resolveInside(folder: string, path: string): Promise<string> {
  const target = join(folder, path);
  const root = await realpath(folder);
  if (path.includes('\0') || !isInside(folder, target) || !isInside(root, await realPath(target))) {
    throw new Refusal(403, ({ errors }) => errors.outside, { path });
  }
  return target;
}

/** The real path of a file with symbolic links resolved, or of its nearest existing parent folder. */
async function realPath(path: string): Promise<string> {
  try {
    return await realpath(path);
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return await realPath(dirname(path));
    if (hasCode(error, 'ENAMETOOLONG')) {
      throw new Refusal(400, ({ errors }) => errors.longName);
    }
    throw error;
  }
}
