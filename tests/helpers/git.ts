import { execFileSync } from 'node:child_process';
import { gitEnvironment } from '../../platform/git.ts';

/** A repository of a test. */
export class Git {
  readonly #folder: string;

  /** @param folder Absolute. */
  constructor(folder: string) {
    this.#folder = folder;
  }

  /**
   * Has git do something.
   *
   * @returns What it printed.
   * @throws Error with git's own words where it refuses
   */
  do(...args: readonly string[]): string {
    const options = { cwd: this.#folder, env: gitEnvironment(), encoding: 'utf8' } as const;
    return execFileSync('git', args, { ...options, stdio: 'pipe' }).trimEnd();
  }
}
