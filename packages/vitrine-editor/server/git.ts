import { execFile } from 'node:child_process';
import { hasCode } from 'vitrine/command';
import { Refusal } from './refusal.ts';

/** Timeout of a git command, in milliseconds; long enough to push many images over a slow line. */
const TIMEOUT = 180_000;

const environment = {
  // Messages in English, which `refusalOf` reads.
  LC_ALL: 'C',
  GIT_TERMINAL_PROMPT: '0',
  // An editor would wait for an owner who does not see it, as for the message of a merge.
  GIT_EDITOR: 'true',
  // A Git hook that started the editor would make `git` use another repository.
  ...{ GIT_DIR: undefined, GIT_INDEX_FILE: undefined },
  ...{ GIT_WORK_TREE: undefined, GIT_PREFIX: undefined },
};

interface GitResult {
  isDone: boolean;
  /** Whether the command was stopped, because it took too long. */
  isLate: boolean;
  stdout: string;
  /** Standard output followed by standard error. */
  output: string;
}

/**
 * Runs git in a folder. Prompts of git are off, because the owner does not watch the terminal.
 *
 * @param args The arguments; those after `--` are names of files, in which `*`, `[` and `:` are no signs of Git.
 * @throws Refusal where Git is not installed
 */
export async function git(folder: string, ...args: readonly string[]): Promise<GitResult> {
  const env = { ...process.env, ...environment };
  const end = args.includes('--') ? args.indexOf('--') + 1 : args.length;
  // Not by GIT_LITERAL_PATHSPECS, which the hooks of the owner would inherit.
  const literal = args.map((arg, at) => (at < end ? arg : `:(literal)${arg}`));
  const options = { cwd: folder, env, timeout: TIMEOUT, maxBuffer: 64 * 1024 * 1024 };
  return await new Promise((resolve, reject) => {
    execFile('git', literal, options, (error, stdout, stderr) => {
      if (hasCode(error, 'ENOENT')) {
        return reject(new Refusal(500, (strings) => strings.publish.noGit));
      }
      const output = [stdout, stderr].map((part) => part.trim()).filter(Boolean);
      resolve({
        isDone: error === null,
        isLate: error?.killed === true,
        stdout,
        output: output.join('\n'),
      });
    });
  });
}
