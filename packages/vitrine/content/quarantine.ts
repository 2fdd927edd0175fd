import { randomUUID } from 'node:crypto';
import { lstat, mkdir, rename } from 'node:fs/promises';
import { dirname } from 'node:path';
import { hasCode } from '../errors/error-codes.ts';
import { displayPath } from '../settings/site-paths.ts';

/** The end of the name of a file that was set aside. */
const SUFFIX = '.damaged';

/** Whether a name is that of a file or folder that was set aside. */
export function isAside(name: string): boolean {
  return name.endsWith(SUFFIX);
}

/**
 * Renames a file or folder which the program wrote and cannot read or replace, so that its name is free, and
 * says so on the terminal. Nothing is deleted. Where nothing is at the path, it is the nearest folder above it.
 */
export async function setAside(path: string): Promise<void> {
  const blocker = await blockerOf(path);
  const aside = `${blocker}.${randomUUID().slice(0, 8)}${SUFFIX}`;
  await rename(blocker, aside);
  console.warn(
    `${displayPath(blocker)} is damaged, so it is not used. It was renamed to ${displayPath(aside)}.`,
  );
}

/** Creates a folder of the program. A file in the place of the folder, or of one above it, is set aside. */
export async function makeFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true });
  } catch (error) {
    if (!hasCode(error, 'EEXIST', 'ENOTDIR')) throw error;
    await setAside(folder);
    await mkdir(folder, { recursive: true });
  }
}

/** The path itself if something exists there, else the nearest folder above it that does. */
async function blockerOf(path: string): Promise<string> {
  const exists = await lstat(path).catch(() => undefined);
  return exists ? path : await blockerOf(dirname(path));
}
