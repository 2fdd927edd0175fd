import { spawnSync } from 'node:child_process';
import { isAbsent } from './error-codes.ts';
import { SettingsError } from './settings-error.ts';

interface GitAnswer {
  /** 0 where it did what was asked; some commands say "no" by 1. */
  code: number;
  stdout: string;
  stderr: string;
}

/** Variables by which a hook would lead git to another repository. */
const misleading = ['GIT_DIR', 'GIT_INDEX_FILE', 'GIT_WORK_TREE', 'GIT_PREFIX'];

/** The environment for git: none of a hook's, and messages in English. */
export function gitEnvironment(): NodeJS.ProcessEnv {
  const env: NodeJS.ProcessEnv = { ...process.env, LC_ALL: 'C' };
  for (const name of misleading) Reflect.deleteProperty(env, name);
  return env;
}

export class Git {
  readonly #folder: string;

  /** @param folder A folder of the repository, absolute. */
  constructor(folder: string) {
    this.#folder = folder;
  }

  /**
   * Asks git something to which "no" is an answer.
   *
   * @throws SettingsError where there is no git
   */
  ask(...args: readonly string[]): GitAnswer {
    const options = {
      cwd: this.#folder,
      env: gitEnvironment(),
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
    } as const;
    const { error, status, stdout, stderr } = spawnSync('git', args, options);
    if (isAbsent(error)) {
      throw new SettingsError('This needs Git, which is not installed: https://git-scm.com');
    }
    if (error || status === null) throw error ?? new Error(`git ${args[0]} was ended.`);
    return { code: status, stdout: stdout.trimEnd(), stderr };
  }

  /**
   * Has git do something.
   *
   * @returns What it printed.
   * @throws SettingsError with git's own words where it refuses
   */
  do(...args: readonly string[]): string {
    const { code, stdout, stderr } = this.ask(...args);
    if (code === 0) return stdout;
    throw new SettingsError(`git ${args[0]} failed with ${code}:\n\n${stderr.trimEnd()}`);
  }
}
