import { realpath } from 'node:fs/promises';
import { dirname, isAbsolute, join, relative } from 'node:path';
import { Refused } from './refused.ts';

/**
 * The absolute path of something in the content folder, whether it exists or not.
 *
 * @param path A path with forward slashes.
 * @throws Refused for a path that leads out of the folder, by dots or by a link.
 */
export async function inside(folder: string, path: string): Promise<string> {
  const target = join(folder, path);
  if (path.includes('\0') || !liesIn(folder, target)) throw outside(path);
  const root = await realpath(folder);
  if (!liesIn(root, await nearestReal(target))) throw outside(path);
  return target;
}

/** Where a path really leads: the file itself, or its nearest folder that exists. */
async function nearestReal(path: string): Promise<string> {
  try {
    return await realpath(path);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') {
      return await nearestReal(dirname(path));
    }
    throw error;
  }
}

function liesIn(folder: string, path: string): boolean {
  const way = relative(folder, path);
  return way !== '..' && !/^\.\.[/\\]/.test(way) && !isAbsolute(way);
}

function outside(path: string): Refused {
  return new Refused(
    403,
    `${path} lies outside the content folder, so the editor leaves it alone.`,
  );
}
