import { createHash, randomUUID } from 'node:crypto';
import { copyFile, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { COMPRESSIBLE_CONTENT_TYPE_REGEX } from 'hono/utils/compress';
import { contentType } from '../../server/content-types.ts';
import { encodedPath } from '../../server/encoding.ts';

/** Files with fewer bytes than this fit into one packet as they are. */
const WORTHWHILE = 256;

const coders = {
  br: (bytes: Buffer) =>
    promisify(brotliCompress)(bytes, {
      params: {
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
  gzip: (bytes: Buffer) => promisify(gzip)(bytes, { level: constants.Z_BEST_COMPRESSION }),
} as const;

const codings = ['br', 'gzip'] as const;

/**
 * Writes a `.br` and a `.gz` copy beside every text file of a built site.
 * @param folder the built site
 * @param cache folder that keeps the copies of the last run by the hash of the original, so that
 *   only changed files cost time; copies that this run does not need are removed from it
 * @returns how many files have copies, and how many of them were compressed now
 */
export async function compressFolder(
  folder: string,
  cache: string,
): Promise<{ files: number; compressed: number }> {
  await mkdir(cache, { recursive: true });
  const known = new Set(await readdir(cache));
  const needed = new Set<string>();
  const files = (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile() && isText(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));

  let done = 0;
  let compressed = 0;
  const compressFile = async (file: string) => {
    const bytes = await readFile(file);
    if (bytes.length < WORTHWHILE) return;
    const hash = createHash('sha256').update(bytes).digest('hex');
    let isNew = false;
    for (const coding of codings) {
      const name = encodedPath(hash, coding);
      const kept = join(cache, name);
      if (!known.has(name)) {
        // Renaming last, so that a run that is broken off leaves no half copy under this name.
        const half = `${kept}.${randomUUID()}`;
        await writeFile(half, await coders[coding](bytes));
        await rename(half, kept);
        known.add(name);
        isNew = true;
      }
      needed.add(name);
      await copyFile(kept, encodedPath(file, coding));
    }
    done += 1;
    if (isNew) compressed += 1;
  };

  // zlib works in threads; a few files at a time keep them busy without holding every file.
  const queue = files.values();
  const worker = async () => {
    for (const file of queue) await compressFile(file);
  };
  await Promise.all(Array.from({ length: availableParallelism() + 1 }, worker));

  const unneeded = [...known].filter((name) => !needed.has(name));
  await Promise.all(unneeded.map((name) => rm(join(cache, name), { recursive: true })));
  return { files: done, compressed };
}

function isText(name: string): boolean {
  return COMPRESSIBLE_CONTENT_TYPE_REGEX.test(contentType(name));
}
