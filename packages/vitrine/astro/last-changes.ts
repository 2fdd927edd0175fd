import { existsSync } from 'node:fs';
import { readFile, realpath, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { filesIn } from '../content/files-in.ts';
import { mapLimit, openFiles } from '../content/map-limit.ts';
import { hasCode } from '../errors/error-codes.ts';
import { terminalText } from '../errors/terminal-text.ts';
import type { LastChange } from '../seo/sitemap.ts';
import { runGit } from './run-git.ts';

/** The dates of the last changes to the content. */
interface LastChanges {
  changed: LastChange;
  /** Why files have no date, and what to do; absent if all have one. */
  warning?: string;
}

/**
 * Finds the dates of the last changes to the content. Dates of commits are preferred, because in a clone the file
 * system has the time of cloning for every file. A file that is new or edited since its last commit has the date of the
 * file system. In a shallow clone unedited files have no date, and in a repository that Git cannot read no file has
 * one, because search engines ignore a sitemap with wrong dates. Files of private projects and of drafts have none, nor
 * files with an entry of a private project, so that no date of a public page says when they changed.
 *
 * @param folder The absolute path of the content folder.
 * @param ids The ids of the projects that everybody may see.
 * @param secret Matches texts with the name of a private project.
 */
export async function lastChanges(
  folder: string,
  ids: string[] = [],
  secret?: RegExp,
): Promise<LastChanges> {
  const commits = await committed(folder);
  if (typeof commits === 'string') return { changed: () => undefined, warning: commits };
  const dates = new Map<string, Date>();
  const shown = new Set(['', ...ids]);
  const idIn = (file: string) => /(?:^|\/)projects\/([^/]+)\//.exec(file)?.[1] ?? '';
  const isShown = (file: string) => shown.has(idIn(file));
  await mapLimit(filesIn(folder).filter(isShown), openFiles, async (file) => {
    const text =
      secret && /\.(?:ya?ml|md)$/.test(file) && (await readFile(join(folder, file), 'utf8'));
    if (text && text.search(secret) >= 0) return;
    const date = commits?.dates.has(file)
      ? commits.dates.get(file)
      : (await stat(join(folder, file))).mtime;
    if (date === undefined) return;
    // Applies the date to the file and to each folder that contains the file.
    for (let path = file; path !== ''; path = path.replace(/[^/]*\/?$/, '')) {
      const latest = dates.get(path);
      if (latest === undefined || latest < date) dates.set(path, date);
    }
  });
  return {
    changed: (path) => dates.get(path),
    ...(commits?.isShallow && { warning: `${noDates} this is a shallow clone. ${shallowHelp}` }),
  };
}

const switchHelp = 'Change to a branch with commits: git switch <branch>';
const resetHelp = 'Read it again from the last commit: git reset';
const ignoreHelp = 'Remove the folder from .gitignore and commit it.';

const noDates = 'The sitemap has no dates of last changes, because';

const shallowHelp =
  'Clone the whole history, for example with fetch-depth: 0 for actions/checkout, or GIT_DEPTH: 0 at GitLab.';

interface Committed {
  /** Files without changes since their last commit, with the date of this commit. */
  dates: Map<string, Date | undefined>;
  /** Whether the repository lacks the history, so that no commit has a certain date. */
  isShallow: boolean;
}

/** What Git knows of a folder; undefined outside of a repository; a warning if Git cannot read it. */
async function committed(folder: string): Promise<Committed | string | undefined> {
  if (!isInRepository(await realpath(folder))) return undefined;
  const git = (...args: string[]) => runGit(folder, ...args);
  try {
    const tracked = (await git('ls-files', '-z')).split('\0').filter(Boolean);
    // Before the first commit all files are new.
    const head = git('rev-parse', '--verify', '--quiet', 'HEAD');
    const hasCommit = await head.then(Boolean, () => false);
    if (!hasCommit) {
      const other = await git('rev-list', '--all', '--max-count=1');
      return other ? `${noDates} the branch of Git has no commit. ${switchHelp}` : undefined;
    }
    if (tracked.length === 0) {
      if (await git('ls-tree', 'HEAD', '.'))
        return `${noDates} the index of Git is empty. ${resetHelp}`;
      const isIgnored = await git('check-ignore', '.').then(Boolean, () => false);
      if (isIgnored) return `${noDates} Git ignores the content folder. ${ignoreHelp}`;
    }
    const diff = await git('diff', '-z', '--name-only', '--relative', 'HEAD');
    const edited = new Set(diff.split('\0'));
    const isShallow = (await git('rev-parse', '--is-shallow-repository')).trim() === 'true';
    const format = ['-z', '--format=%x01%cI', '--name-only', '--relative'];
    const dates = readLog(isShallow ? '' : await git('log', ...format, '--', '.'));
    const clean = tracked.filter((path) => !edited.has(path));
    return { dates: new Map(clean.map((path) => [path, dates.get(path)])), isShallow };
  } catch (error) {
    return `${noDates} ${gitProblem(error)}`;
  }
}

/** Whether a folder is in a Git repository, as far as the file system shows. */
function isInRepository(folder: string): boolean {
  if (existsSync(join(folder, '.git'))) return true;
  return folder !== dirname(folder) && isInRepository(dirname(folder));
}

function gitProblem(error: unknown): string {
  if (hasCode(error, 'ENOENT')) return 'Git is not installed. Install Git: https://git-scm.com';
  const text = error instanceof Error && 'stderr' in error ? String(error.stderr).trim() : '';
  return `Git cannot read the repository. Git says:\n${terminalText(text || String(error))}`;
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
