import { existsSync, readdirSync, statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/**
 * The paths of all files in a folder and its subfolders, relative to the folder and with forward slashes; also of
 * symbolic links to files. A subfolder is none of them, whatever its name ends with. An absent folder has no files, and a file
 * in its place has none either.
 * @param pattern Matches the paths to return; by default all.
 */
export function filesIn(folder: string, pattern = /^/): string[] {
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .map((entry) => ({ entry, path: join(entry.parentPath, entry.name) }))
    .filter(({ entry, path }) => entry.isFile() || (entry.isSymbolicLink() && leadsToFile(path)))
    .map(({ path }) => relative(folder, path).replaceAll(sep, '/'))
    .filter((path) => pattern.test(path))
    .sort();
}

function leadsToFile(path: string): boolean {
  // existsSync is also false for a link that leads back to itself, for which statSync throws an error.
  return existsSync(path) && statSync(path).isFile();
}
