import { readdir, stat } from 'node:fs/promises';
import { basename, dirname } from 'node:path';
import { memoize } from '../../lib/memoize.ts';

/** Changes that are not on disk yet, to be checked as if they were. All paths are absolute. */
export interface Drafts {
  /** The text of a file by its path, or undefined for a file or folder that is to be removed. */
  texts: ReadonlyMap<string, string | undefined>;
  /** The folders that hold the images of new entries until they are moved, by their future paths. */
  folders?: ReadonlyMap<string, string>;
}

export const noDrafts: Drafts = { texts: new Map() };

/** The names in folders, each folder read only once. */
export class FolderLists {
  readonly #drafts: Drafts;

  constructor(drafts: Drafts) {
    this.#drafts = drafts;
  }

  /** The names in a folder, sorted; none where there is no such folder. */
  readonly names = memoize((folder: string) => this.#read(folder));

  /** Whether a path is a folder, or a link to one. */
  async isFolder(path: string): Promise<boolean> {
    for (const [file, text] of this.#drafts.texts) {
      if (text !== undefined && dirname(file) === path) return true;
    }
    const stats = await stat(path).catch(() => undefined);
    return stats?.isDirectory() ?? false;
  }

  async #read(folder: string): Promise<string[]> {
    const names = new Set(await readdir(folder).catch(() => []));
    for (const [path, text] of this.#drafts.texts) {
      if (dirname(path) === folder) {
        if (text === undefined) names.delete(basename(path));
        else names.add(basename(path));
      } else if (dirname(dirname(path)) === folder && text !== undefined) {
        names.add(basename(dirname(path)));
      }
    }
    return [...names].sort();
  }
}
