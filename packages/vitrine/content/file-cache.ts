import { createHash } from 'node:crypto';
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { readChecked, writeChecked } from './checked-file.ts';

/** A cache of files between builds. The cache key is a hash of all inputs of a file. */
export class FileCache {
  readonly #folder: string | undefined;
  readonly #used = new Set<string>();

  /** @param folder The cache folder, which must not contain any other files. Without one, nothing is cached. */
  constructor(folder?: string) {
    this.#folder = folder;
  }

  /**
   * Returns the cached file for these inputs; if it is missing or damaged, calls `make` and caches the result.
   *
   * @param parts All inputs of the file, which form the cache key.
   * @param extension The extension of the file name, such as `.jpg`.
   * @param make Makes the file. A result that is no buffer is returned, but not cached.
   * @param isUsable Whether a cached file has the form that this version of the program needs.
   */
  async get<Other = never>(
    parts: readonly (string | Uint8Array)[],
    extension: string,
    make: () => Promise<Buffer | Other>,
    isUsable: (kept: Buffer) => boolean = () => true,
  ): Promise<Buffer | Other> {
    if (this.#folder === undefined) return await make();
    const hash = createHash('sha256');
    for (const part of parts) hash.update(part).update('\0');
    const name = hash.digest('hex') + extension;
    this.#used.add(name);
    const file = join(this.#folder, name);
    const kept = readChecked(file);
    if (kept && isUsable(kept)) return kept;
    const made = await make();
    if (Buffer.isBuffer(made)) await writeChecked(file, made);
    return made;
  }

  /** Deletes the cached files that were not requested since this cache object was created. */
  async prune(): Promise<void> {
    const folder = this.#folder;
    if (folder === undefined) return;
    const names = await readdir(folder).catch(() => []);
    const unused = names.filter((name) => !this.#used.has(name));
    await Promise.all(
      unused.map((name) => rm(join(folder, name), { recursive: true, force: true })),
    );
  }
}
