import { readdirSync, readFileSync } from 'node:fs';
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gunzip, gzip } from 'node:zlib';
import { COMPRESSIBLE_CONTENT_TYPE_REGEX } from 'hono/utils/compress';
import { contentType } from '../../server/content-types.ts';
import { encodingEndings } from '../../server/encoding.ts';
import { mapLimit, openFiles } from '../../src/content/loader/map-limit.ts';

/** Files with fewer bytes than this fit into one packet as they are. */
const WORTHWHILE = 256;

const coders = {
  br: {
    pack: (bytes: Buffer) =>
      promisify(brotliCompress)(bytes, {
        params: {
          [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
          [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
          [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
        },
      }),
    unpack: promisify(brotliDecompress),
  },
  gzip: {
    pack: (bytes: Buffer) => promisify(gzip)(bytes, { level: constants.Z_BEST_COMPRESSION }),
    unpack: (copy: Buffer) => promisify(gunzip)(copy),
  },
} as const;

/**
 * Removes the `.br` and `.gz` copies in a built site that do not unpack to their originals: those of
 * an earlier text, and those that were cut off or damaged.
 *
 * @returns The text files that need copies, absolute.
 */
export async function removeStaleCopies(folder: string): Promise<string[]> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));
  const known = new Set(files);
  // What is for the host is sent to nobody.
  const texts = files.filter((file) => isText(file) && !file.startsWith(join(folder, '.hosts')));
  const missing = await mapLimit(texts, openFiles, async (file) => {
    const bytes = readFileSync(file);
    if (bytes.length < WORTHWHILE) return [];
    const isFresh = encodingEndings.map(async ([coding, ending]) => {
      if (!known.has(file + ending)) return false;
      const copy = readFileSync(file + ending);
      const text = await coders[coding].unpack(copy).catch(() => undefined);
      if (text?.equals(bytes)) return true;
      await rm(file + ending);
      return false;
    });
    return (await Promise.all(isFresh)).every(Boolean) ? [] : [file];
  });
  return missing.flat();
}

/**
 * Writes a `.br` and a `.gz` copy beside each of some files. A copy is renamed into its place: a
 * server that is running never sends a part of one.
 *
 * @param count Is told how many files are done, and of how many.
 */
export async function compressFiles(
  files: readonly string[],
  count: (done: number, total: number) => void,
): Promise<void> {
  let done = 0;
  // zlib works in threads; a few files at a time keep them busy without holding every file.
  await mapLimit(files, availableParallelism() + 1, async (file) => {
    const bytes = await readFile(file);
    for (const [coding, ending] of encodingEndings) {
      const draft = join(dirname(file), `.${basename(file)}${ending}`);
      await writeFile(draft, await coders[coding].pack(bytes));
      await rename(draft, file + ending);
    }
    done += 1;
    count(done, files.length);
  });
}

function isText(name: string): boolean {
  return COMPRESSIBLE_CONTENT_TYPE_REGEX.test(contentType(name));
}
