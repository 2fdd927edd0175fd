import { readdir, stat } from 'node:fs/promises';

/** The names in folders, each folder read only once. */
export class FolderLists {
  readonly #lists = new Map<string, Promise<string[]>>();

  /** The names in a folder, sorted; none where there is no such folder. */
  names(folder: string): Promise<string[]> {
    const list = this.#lists.get(folder) ?? readNames(folder);
    this.#lists.set(folder, list);
    return list;
  }
}

async function readNames(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => []);
  return names.sort();
}

/** Whether a folder stands at a path, or a link to one. */
export async function isFolder(path: string): Promise<boolean> {
  const stats = await stat(path).catch(() => undefined);
  return stats?.isDirectory() ?? false;
}
