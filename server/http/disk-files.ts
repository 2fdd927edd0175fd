import { readFile, realpath, stat } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { isAbsent } from '../../platform/error-codes.ts';
import type { SiteFiles, SiteRoot } from './resolve-path.ts';

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
      const isOther = !stats.isFile() && !stats.isDirectory();
      return isOther ? undefined : { isFolder: stats.isDirectory(), path: relative(root, path) };
    });
  }

  async readText(path: string): Promise<string | undefined> {
    return await ifPresent(() => readFile(join(this.#folder, path), 'utf8'));
  }
}

async function ifPresent<T>(read: () => Promise<T>): Promise<T | undefined> {
  try {
    return await read();
  } catch (error) {
    if (isAbsent(error)) return undefined;
    throw error;
  }
}
