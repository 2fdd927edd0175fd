import { runGit } from '../../astro/run-git.ts';

/** The output of a git command; undefined if it fails, as outside of a repository or without Git. */
export async function git(folder: string, ...args: readonly string[]): Promise<string | undefined> {
  return (await runGit(folder, ...args).catch(() => undefined))?.trim();
}

/** Whether Git has a file or a folder in its index. */
export const isTracked = async (folder: string, path: string): Promise<boolean> =>
  Boolean(await git(folder, 'ls-files', '--', `:(literal)${path}`));

/** What to know about clear text in the history of Git. */
export const historyHelp =
  'What was committed stays in the history, and in every copy of it. Only a repository with a new history is without it.';
