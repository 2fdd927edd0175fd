import { existsSync, readdirSync, rmdirSync, rmSync } from 'node:fs';
import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { encodingEndings } from '../../server/encoding.ts';
import { isAbsent } from '../../server/error-codes.ts';

/**
 * Removes from a built site what an earlier build left there and this one has not written, and the
 * folders that are empty after that. A packed copy stays as long as its original does. `.git`, by
 * which some hosts take a site, is left alone.
 * @param folder the built site
 * @param start when this build began, in ms; whatever changed later is its own
 */
export async function removeLeftovers(folder: string, start: number): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .map((entry) => ({ entry, path: join(entry.parentPath, entry.name) }))
    .filter(({ path }) => path !== join(folder, '.git') && !path.startsWith(join(folder, '.git/')));

  const old = await Promise.all(
    paths.map(async ({ entry, path }) =>
      !entry.isDirectory() && (await changedAt(original(path))) < start ? [path] : [],
    ),
  );
  await Promise.all(old.flat().map((path) => rm(path)));
  // Inner folders first, so that a folder of empty folders goes too.
  const folders = paths.filter(({ entry }) => entry.isDirectory()).map(({ path }) => path);
  for (const path of folders.sort().reverse()) {
    if (readdirSync(path).length === 0) rmdirSync(path);
  }
}

function original(path: string): string {
  const ending = encodingEndings.find(([, ending]) => path.endsWith(ending))?.[1] ?? '';
  return path.slice(0, path.length - ending.length);
}

/**
 * The time of the last change, in ms; of an absent file, before all time. Copying a file keeps
 * the date of its text (mtime), so the date of the file itself (ctime) is asked.
 */
async function changedAt(path: string): Promise<number> {
  try {
    return (await stat(path)).ctimeMs;
  } catch (error) {
    if (isAbsent(error)) return Number.NEGATIVE_INFINITY;
    throw error;
  }
}

/** What some builds of a changing site leave of compiled code; about 60 MB. */
const MOST_FILES = 5000;

/**
 * Removes the folder of compiled code where it holds more than so many files: Node never removes
 * anything from there, not even what was compiled from files that are gone.
 */
export function removeOvergrown(folder: string, most = MOST_FILES): void {
  if (!existsSync(folder)) return;
  if (readdirSync(folder, { recursive: true }).length > most) rmSync(folder, { recursive: true });
}
