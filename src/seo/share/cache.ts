import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Keeps files between builds by a hash of all that they were made from. */
export class FileCache {
  readonly #folder: string;
  readonly #used = new Set<string>();

  /** @param folder Where the files are kept; nothing else may stand there. */
  constructor(folder: string) {
    this.#folder = folder;
  }

  /**
   * The file that was made from these parts, else what `make` gives, which is then kept.
   *
   * @param ending The file's ending, such as `.jpg`.
   */
  async get(
    parts: readonly (string | Uint8Array)[],
    ending: string,
    make: () => Promise<Buffer>,
  ): Promise<Buffer> {
    const hash = createHash('sha256');
    for (const part of parts) hash.update(part).update('\0');
    const name = hash.digest('hex') + ending;
    this.#used.add(name);
    const file = join(this.#folder, name);
    const kept = await readFile(file).catch(() => undefined);
    if (kept) return kept;
    const made = await make();
    await mkdir(this.#folder, { recursive: true });
    // Renaming last, so that a build that is broken off leaves no half file under this name.
    const draft = `${file}.${randomUUID()}`;
    await writeFile(draft, made);
    await rename(draft, file);
    return made;
  }

  /** Takes away the files that were not asked for since this cache was opened. */
  async prune(): Promise<void> {
    const names = await readdir(this.#folder).catch(() => []);
    const unused = names.filter((name) => !this.#used.has(name));
    await Promise.all(unused.map((name) => rm(join(this.#folder, name), { force: true })));
  }
}
