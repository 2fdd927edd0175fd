import { createHash } from 'node:crypto';
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { readChecked, writeChecked } from './checked-file.ts';

/** Keeps files between builds by a hash of all that they were made from. */
export class FileCache {
  readonly #folder: string;
  readonly #used = new Set<string>();

  /** @param folder Holds the files of the cache and nothing else. */
  constructor(folder: string) {
    this.#folder = folder;
  }

  /**
   * The file that was made from these parts, else what `make` gives, which is then kept. A file that
   * was damaged is made anew.
   *
   * @param ending The file's ending, such as `.jpg`.
   * @param make Gives the file, or anything else, which is returned and not kept.
   */
  async get<Other = never>(
    parts: readonly (string | Uint8Array)[],
    ending: string,
    make: () => Promise<Buffer | Other>,
  ): Promise<Buffer | Other> {
    const hash = createHash('sha256');
    for (const part of parts) hash.update(part).update('\0');
    const name = hash.digest('hex') + ending;
    this.#used.add(name);
    const file = join(this.#folder, name);
    const kept = readChecked(file);
    if (kept) return kept;
    const made = await make();
    if (Buffer.isBuffer(made)) await writeChecked(file, made);
    return made;
  }

  /** Removes the files that were not read since this cache was opened. */
  async prune(): Promise<void> {
    const names = await readdir(this.#folder).catch(() => []);
    const unused = names.filter((name) => !this.#used.has(name));
    await Promise.all(unused.map((name) => rm(join(this.#folder, name), { force: true })));
  }
}
