import { execFile } from 'node:child_process';
import { readdir, stat } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { promisify } from 'node:util';
import { mapLimit, openFiles } from '../lib/map-limit.ts';

const run = promisify(execFile);

/** Returns the date of the last change to a content file or folder (path with a trailing slash). */
export type LastChange = (path: string) => Date | undefined;

/**
 * Finds the dates of the last changes to the content. Dates of commits are preferred, because in a
 * clone the file system has the time of cloning for every file. A file that is new or edited since
 * its last commit has the date of the file system. In a shallow clone, unedited files have no date,
 * because search engines ignore a sitemap with wrong dates.
 *
 * @param folder The absolute path of the content folder.
 */
export async function lastChanges(folder: string): Promise<LastChange> {
  const known = await committed(folder);
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)).replaceAll(sep, '/'));
  const dates = new Map<string, Date>();
  await mapLimit(files, openFiles, async (file) => {
    const date = known?.has(file) ? known.get(file) : (await stat(join(folder, file))).mtime;
    if (date === undefined) return;
    // Applies the date to the file and to each folder that contains the file.
    for (let path = file; path !== ''; path = path.replace(/[^/]*\/?$/, '')) {
      const latest = dates.get(path);
      if (latest === undefined || latest < date) dates.set(path, date);
    }
  });
  return (path) => dates.get(path);
}

/** The latest of several dates; undefined if the list is empty. */
export function newest(dates: readonly Date[]): Date | undefined {
  return dates.toSorted((a, b) => b.getTime() - a.getTime())[0];
}

/** Files without changes since their last commit, with the commit date; undefined without Git. */
async function committed(folder: string): Promise<Map<string, Date | undefined> | undefined> {
  const git = async (...args: string[]) =>
    (await run('git', ['-C', folder, ...args], { maxBuffer: 2 ** 26 })).stdout;
  try {
    const tracked = (await git('ls-files', '-z')).split('\0').filter(Boolean);
    const diff = await git('diff', '-z', '--name-only', '--relative', 'HEAD');
    const edited = new Set(diff.split('\0'));
    const isShallow = (await git('rev-parse', '--is-shallow-repository')).trim() === 'true';
    const format = ['-z', '--format=%x01%cI', '--name-only', '--relative'];
    const dates = readLog(isShallow ? '' : await git('log', ...format, '--', '.'));
    const clean = tracked.filter((path) => !edited.has(path));
    return new Map(clean.map((path) => [path, dates.get(path)]));
  } catch {
    // Without Git, or outside of a repository, only the file system has dates.
    return undefined;
  }
}

/** Reads the last commit date of each file from `git log -z --format=%x01%cI --name-only`. */
function readLog(log: string): Map<string, Date> {
  const dates = new Map<string, Date>();
  let date = new Date(Number.NaN);
  for (const part of log.split(/[\0\n]/)) {
    if (part.startsWith('\u0001')) date = new Date(part.slice(1));
    else if (part !== '' && !dates.has(part)) dates.set(part, date);
  }
  return dates;
}
