import { readFile, realpath, stat } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { isAbsent } from '../errors/error-codes.ts';
import type { SiteFiles, SiteRoot } from '../http/resolve-path.ts';

/** Milliseconds between two checks for the folder of the site while a new build takes its place. */
const POLL_INTERVAL = 10;

/** The number of checks before the folder counts as missing. */
const MAX_POLLS = 100;

/** A built site on the disk, and its sub-path. */
export interface DiskSite extends Pick<SiteRoot, 'base'> {
  /** Folder of the built site. */
  folder: string;
}

/** The files in the folder of a built site. Symbolic links that lead out of the folder are ignored. */
export class DiskFiles implements SiteFiles {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  async find(segments: readonly string[]) {
    return await ifPresent(async () => {
      const root = await realpath(this.#folder);
      const path = await realpath(join(root, ...segments));
      if (path !== root && !path.startsWith(root + sep)) return undefined;
      const stats = await stat(path);
      const isSpecial = !stats.isFile() && !stats.isDirectory();
      return isSpecial ? undefined : { isFolder: stats.isDirectory(), path: relative(root, path) };
    });
  }

  async readText(path: string): Promise<string | undefined> {
    return await this.ofOneBuild(() => ifPresent(() => readFile(join(this.#folder, path), 'utf8')));
  }

  /**
   * Reads files that belong together, again if a new build took the place of the site meanwhile.
   *
   * @param drop Releases the result that is not used, such as an open file.
   */
  async ofOneBuild<T>(read: () => Promise<T>, drop?: (result: T) => Promise<void>): Promise<T> {
    const build = await this.#build();
    const result = await read();
    if ((await this.#build()) === build) return result;
    await drop?.(result);
    return await this.ofOneBuild(read, drop);
  }

  /**
   * A text that differs for each build: the number of the folder in its file system. Waits while the folder is missing,
   * because the build renames the folder of the old site before that of the new one.
   */
  async #build(polls = MAX_POLLS): Promise<string> {
    const stats = await ifPresent(() => stat(this.#folder));
    if (stats !== undefined) return `${stats.dev} ${stats.ino}`;
    if (polls === 0) return '';
    await setTimeout(POLL_INTERVAL);
    return await this.#build(polls - 1);
  }
}

/** The result of a reading; undefined if a file is absent. */
export async function ifPresent<T>(read: () => Promise<T>): Promise<T | undefined> {
  try {
    return await read();
  } catch (error) {
    if (isAbsent(error)) return undefined;
    throw error;
  }
}
