import { readdir, stat } from 'node:fs/promises';
import { basename, dirname } from 'node:path';

/**
 * Changes that are not on disk yet, to be checked as if they were: the text of a file by its
 * absolute path, or undefined for a file or folder that is to be removed.
 */
export type Drafts = ReadonlyMap<string, string | undefined>;

export const noDrafts: Drafts = new Map();

/** The names in folders, each folder read only once. */
export class FolderLists {
  readonly #lists = new Map<string, Promise<string[]>>();
  readonly #drafts: Drafts;

  /** @param drafts What is to be looked at as if it were written already. */
  constructor(drafts: Drafts = noDrafts) {
    this.#drafts = drafts;
  }

  /** The names in a folder, sorted; none where there is no such folder. */
  names(folder: string): Promise<string[]> {
    const list = this.#lists.get(folder) ?? this.#read(folder);
    this.#lists.set(folder, list);
    return list;
  }

  /** Whether a folder stands at a path, or a link to one. */
  async isFolder(path: string): Promise<boolean> {
    if ([...this.#drafts].some(([file, text]) => text !== undefined && dirname(file) === path)) {
      return true;
    }
    const stats = await stat(path).catch(() => undefined);
    return stats?.isDirectory() ?? false;
  }

  async #read(folder: string): Promise<string[]> {
    const names = new Set(await readdir(folder).catch(() => []));
    for (const [path, text] of this.#drafts) {
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
