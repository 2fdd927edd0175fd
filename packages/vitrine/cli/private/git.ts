import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { gitEnvironment } from '../../astro/git-environment.ts';

const run = promisify(execFile);

/** The output of a git command; undefined if it fails, as outside of a repository or without Git. */
export async function git(folder: string, ...args: readonly string[]): Promise<string | undefined> {
  const options = { env: gitEnvironment(), maxBuffer: 2 ** 26 };
  const done = await run('git', ['-C', folder, ...args], options).catch(() => undefined);
  return done?.stdout.trim();
}

/** Whether Git has a file or a folder in its index. */
export const isTracked = async (folder: string, path: string): Promise<boolean> =>
  Boolean(await git(folder, 'ls-files', '--', `:(literal)${path}`));

/** What to know about clear text in the history of Git. */
export const historyHelp =
  'What was committed stays in the history, and in every copy of it. Only a repository with a new history is without it.';
