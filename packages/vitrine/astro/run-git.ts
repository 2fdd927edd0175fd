import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** Environment variables of a Git hook that would make `git` use another repository. */
const misleading = ['GIT_DIR', 'GIT_INDEX_FILE', 'GIT_WORK_TREE', 'GIT_PREFIX'];

/** The environment variables for running `git`: without those of a Git hook, and with English messages. */
export function gitEnvironment(): NodeJS.ProcessEnv {
  const env: NodeJS.ProcessEnv = { ...process.env, LC_ALL: 'C' };
  for (const name of misleading) Reflect.deleteProperty(env, name);
  return env;
}

const run = promisify(execFile);

/** The output of a git command in a folder. @throws Error if it fails, as outside of a repository or without Git */
export async function runGit(folder: string, ...args: readonly string[]): Promise<string> {
  const options = { env: gitEnvironment(), maxBuffer: 2 ** 26 };
  return (await run('git', ['-C', folder, ...args], options)).stdout;
}
