import { readdir, stat } from 'node:fs/promises';
import { basename, dirname, sep } from 'node:path';
import { memoize } from '../../i18n/memoize.ts';

/** Unsaved changes of files, which the loader checks as if they were saved. All paths are absolute. */
export interface Drafts {
  /** The new text of each changed file, by path; undefined for a file or folder to be deleted. */
  texts: ReadonlyMap<string, string | undefined>;
  /** Folders with the images of new entries that are not saved yet, by the future path of the folder. */
  folders?: ReadonlyMap<string, string>;
}

export const noDrafts: Drafts = { texts: new Map() };

/** Lists the names in folders, with unsaved changes applied. Each folder is read only once. */
export class FolderLists {
  readonly #drafts: Drafts;

  constructor(drafts: Drafts) {
    this.#drafts = drafts;
  }

  /** The sorted names in a folder; an empty list if the folder does not exist. */
  readonly names = memoize((folder: string) => this.#read(folder));

  /** The present path of a file or folder, which differs for the images of a new entry. */
  real(path: string): string {
    for (const [future, present] of this.#drafts.folders ?? []) {
      if (`${path}${sep}`.startsWith(`${future}${sep}`)) return present + path.slice(future.length);
    }
    return path;
  }

  /** Whether a path is a folder, or a symbolic link to a folder. */
  async isFolder(path: string): Promise<boolean> {
    for (const [file, text] of this.#drafts.texts) {
      if (text !== undefined && dirname(file) === path) return true;
    }
    const stats = await stat(this.real(path)).catch(() => undefined);
    return stats?.isDirectory() ?? false;
  }

  async #read(folder: string): Promise<string[]> {
    const names = new Set(await readdir(this.real(folder)).catch(() => []));
    for (const [path, text] of this.#drafts.texts) {
      if (text === undefined && dirname(path) === folder) names.delete(basename(path));
      const [name] = path.startsWith(folder + sep) ? path.slice(folder.length + 1).split(sep) : [];
      if (text !== undefined && name) names.add(name);
    }
    return [...names].sort();
  }
}
