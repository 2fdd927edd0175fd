import { readdir, readFile, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { COMPRESSIBLE_CONTENT_TYPE_REGEX } from 'hono/utils/compress';
import { contentType } from '../../server/content-types.ts';
import { encodingEndings } from '../../server/encoding.ts';
import { FileCache } from '../../src/content/file-cache.ts';
import { mapLimit } from '../../src/content/loader/map-limit.ts';

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

/**
 * Writes a `.br` and a `.gz` copy beside every text file of a built site.
 * @param folder the built site
 * @param cacheFolder keeps the copies of the last run, so that only changed files cost time; copies
 *   that this run does not need are removed from it
 * @returns how many files have copies, and how many of them were compressed now
 */
export async function compressFolder(
  folder: string,
  cacheFolder: string,
): Promise<{ files: number; compressed: number }> {
  const cache = new FileCache(cacheFolder);
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const texts = entries.filter((entry) => entry.isFile() && isText(entry.name));
  let files = 0;
  const compressed = new Set<string>();
  // zlib works in threads; a few files at a time keep them busy without holding every file.
  await mapLimit(texts, availableParallelism() + 1, async ({ parentPath, name }) => {
    const file = join(parentPath, name);
    const bytes = await readFile(file);
    if (bytes.length < WORTHWHILE) return;
    files += 1;
    for (const [coding, ending] of encodingEndings) {
      const copy = await cache.get([bytes], ending, () => {
        compressed.add(file);
        return coders[coding](bytes);
      });
      await writeFile(file + ending, copy);
    }
  });
  await cache.prune();
  return { files, compressed: compressed.size };
}

function isText(name: string): boolean {
  return COMPRESSIBLE_CONTENT_TYPE_REGEX.test(contentType(name));
}
