import { execFile } from 'node:child_process';
import { readdir, stat } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Gives the moment a file or a folder (with a slash at its end) of the content last changed. */
export type LastChange = (path: string) => Date | undefined;

/**
 * Finds out when the files of the content changed. What Git knows wins: a fresh clone dates every
 * file by the moment of cloning. A file that is new or edited since its last commit has the file
 * system's date. A clone without history knows no dates, so there are none: search engines stop
 * believing a sitemap whose dates are wrong.
 *
 * @param folder The content folder, absolute.
 */
export async function lastChanges(folder: string): Promise<LastChange> {
  const known = await committed(folder);
  const dates = new Map<string, Date | undefined>();
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = join(entry.parentPath, entry.name);
    const path = relative(folder, file).replaceAll(sep, '/');
    dates.set(path, known?.has(path) ? known.get(path) : (await stat(file)).mtime);
  }
  return (path) => {
    if (!path.endsWith('/')) return dates.get(path);
    return newest(
      [...dates].flatMap(([file, date]) => (file.startsWith(path) && date ? [date] : [])),
    );
  };
}

/** The latest of some moments. */
export function newest(dates: readonly Date[]): Date | undefined {
  return dates.toSorted((a, b) => b.getTime() - a.getTime())[0];
}

/** The files that stand as they were committed, and when, where that is known. */
async function committed(folder: string): Promise<Map<string, Date | undefined> | undefined> {
  const git = async (...args: string[]) =>
    (await run('git', ['-C', folder, ...args], { maxBuffer: 2 ** 26 })).stdout;
  try {
    const tracked = (await git('ls-files', '-z')).split('\0').filter(Boolean);
    const edited = (await git('diff', '-z', '--name-only', '--relative', 'HEAD')).split('\0');
    const isShallow = (await git('rev-parse', '--is-shallow-repository')).trim() === 'true';
    const dates = isShallow
      ? new Map<string, Date>()
      : readLog(await git('log', '-z', '--format=%x01%cI', '--name-only', '--relative', '--', '.'));
    const clean = tracked.filter((path) => !edited.includes(path));
    return new Map(clean.map((path) => [path, dates.get(path)]));
  } catch {
    // No Git, or a folder that it does not look after: the file system's dates are what there is.
    return undefined;
  }
}

/** Reads `git log -z --format=%x01%cI --name-only`, newest first: the first mention of a file counts. */
export function readLog(log: string): Map<string, Date> {
  const dates = new Map<string, Date>();
  let date = new Date(Number.NaN);
  for (const part of log.split(/[\0\n]/)) {
    if (part.startsWith('\u0001')) date = new Date(part.slice(1));
    else if (part !== '' && !dates.has(part)) dates.set(part, date);
  }
  return dates;
}
