import { execFileSync } from 'node:child_process';
import { gitEnvironment } from '../../platform/git-environment.ts';

/** A repository of a test. */
export class GitRepository {
  readonly #folder: string;

  /** @param folder Absolute. */
  constructor(folder: string) {
    this.#folder = folder;
  }

  /**
   * Runs git.
   *
   * @returns its output
   * @throws Error with the message of git where it fails
   */
  do(...args: readonly string[]): string {
    const options = { cwd: this.#folder, env: gitEnvironment(), encoding: 'utf8' } as const;
    return execFileSync('git', args, { ...options, stdio: 'pipe' }).trimEnd();
  }
}
