import { existsSync, readdirSync, rmdirSync, rmSync, statSync, unlinkSync } from 'node:fs';
import { join } from 'node:path';
import { encodingEndings } from '../../platform/http/encoding.ts';

/**
 * Removes from a built site what an earlier build left there and this one has not written, and the
 * folders that are empty after that. A packed copy stays as long as its original does, a policy as
 * long as its page. `.git`, by which some hosts take a site, is left alone.
 * @param folder the built site
 * @param start when this build began, in ms; whatever changed later is its own
 */
export function removeLeftovers(folder: string, start: number): void {
  const paths = readdirSync(folder, { recursive: true, withFileTypes: true })
    .map((entry) => ({ isFolder: entry.isDirectory(), path: join(entry.parentPath, entry.name) }))
    .filter(({ path }) => path !== join(folder, '.git') && !path.startsWith(join(folder, '.git/')));

  const files = paths.filter(({ isFolder }) => !isFolder).map(({ path }) => path);
  for (const path of files.filter((path) => changedAt(original(path, folder)) < start))
    unlinkSync(path);
  // Inner folders first, so that a folder of empty folders goes too.
  const folders = paths.filter(({ isFolder }) => isFolder).map(({ path }) => path);
  for (const path of folders.sort().reverse()) {
    if (readdirSync(path).length === 0) rmdirSync(path);
  }
}

function original(path: string, folder: string): string {
  const [, page] = /\.hosts[\\/]policies[\\/]([^\\/]*)\.txt$/.exec(path) ?? [];
  if (page) return join(folder, decodeURIComponent(page));
  const ending = encodingEndings.find(([, ending]) => path.endsWith(ending))?.[1] ?? '';
  return path.slice(0, path.length - ending.length);
}

/**
 * The time of the last change, in ms; of an absent file, before all time. Copying a file keeps
 * the date of its text (mtime), so the date of the file itself (ctime) is asked.
 */
function changedAt(path: string): number {
  return statSync(path, { throwIfNoEntry: false })?.ctimeMs ?? Number.NEGATIVE_INFINITY;
}

/**
 * Removes a folder of what is kept between builds where it holds more than so many files. Nothing else
 * is ever removed from there, not even what was made from files that are gone.
 */
export function removeOvergrown(folder: string, most: number): void {
  if (!existsSync(folder)) return;
  if (readdirSync(folder, { recursive: true }).length > most) rmSync(folder, { recursive: true });
}
