import { execFileSync } from 'node:child_process';
import { gitEnvironment } from '../../packages/vitrine/astro/run-git.ts';

/** A Git repository in a folder of a test. */
export class GitRepository {
  readonly #folder: string;

  /** @param folder The folder of the repository, an absolute path. */
  constructor(folder: string) {
    this.#folder = folder;
  }

  /**
   * Runs a git command in the repository.
   *
   * @returns the output of the command
   * @throws Error with the message of git if the command fails
   */
  do(...args: readonly string[]): string {
    const options = { cwd: this.#folder, env: gitEnvironment(), encoding: 'utf8' } as const;
    return execFileSync('git', args, { ...options, stdio: 'pipe' }).trimEnd();
  }
}
