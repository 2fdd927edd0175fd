import { execFile } from 'node:child_process';
import { SettingsError } from '../../server/settings-error.ts';

interface GitAnswer {
  /** 0 where it did what was asked; some commands say "no" by 1. */
  code: number;
  stdout: string;
  stderr: string;
}

/** Variables by which a hook would lead git to another repository. */
const misleading = ['GIT_DIR', 'GIT_INDEX_FILE', 'GIT_WORK_TREE', 'GIT_PREFIX'];

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
  async ask(...args: readonly string[]): Promise<GitAnswer> {
    const env = { ...process.env, LC_ALL: 'C' };
    for (const name of misleading) Reflect.deleteProperty(env, name);
    return await new Promise((resolve, reject) => {
      const options = { cwd: this.#folder, env, maxBuffer: 64 * 1024 * 1024 };
      execFile('git', args, options, (error, stdout, stderr) => {
        if (error?.code === 'ENOENT') {
          reject(new SettingsError('This needs Git, which is not installed: https://git-scm.com'));
        } else if (error && typeof error.code !== 'number') reject(error);
        else resolve({ code: Number(error?.code ?? 0), stdout: stdout.trimEnd(), stderr });
      });
    });
  }

  /**
   * Has git do something.
   *
   * @returns What it printed.
   * @throws SettingsError with git's own words where it refuses
   */
  async do(...args: readonly string[]): Promise<string> {
    const { code, stdout, stderr } = await this.ask(...args);
    if (code === 0) return stdout;
    throw new SettingsError(`git ${args[0]} failed with ${code}:\n\n${stderr.trimEnd()}`);
  }
}
