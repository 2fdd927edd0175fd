import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompressSync, constants, gunzipSync, gzip } from 'node:zlib';
import { COMPRESSIBLE_CONTENT_TYPE_REGEX } from 'hono/utils/compress';
import { contentType } from '../../../platform/http/content-types.ts';
import { encodingEndings } from '../../../platform/http/encoding.ts';
import type { FileCache } from '../../content/file-cache.ts';
import { mapLimit } from '../../lib/map-limit.ts';

/** Smaller files, in bytes, fit into one packet as they are. */
const MIN_SIZE = 256;

/** Compresses a text for visitors. @param quality 11, the best, is about forty times slower than 9. */
export function brotli(bytes: Buffer, quality = constants.BROTLI_MAX_QUALITY): Promise<Buffer> {
  return promisify(brotliCompress)(bytes, {
    params: {
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  });
}

const coders = {
  br: { pack: brotli, unpack: brotliDecompressSync },
  gzip: {
    pack: (bytes: Buffer) => promisify(gzip)(bytes, { level: constants.Z_BEST_COMPRESSION }),
    unpack: gunzipSync,
  },
} as const;

/** The text files of a built site that visitors get, without compressed copies: their absolute paths. */
function textFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .filter((file) => COMPRESSIBLE_CONTENT_TYPE_REGEX.test(contentType(file)))
    .filter((file) => !file.startsWith(join(folder, '.hosts')));
}

/**
 * Writes the `.br` and `.gz` copies of a built site that were made for an earlier build.
 *
 * @param folder The built site, before it is served.
 * @param cache Keeps copies by the content of their original, and how it was compressed.
 * @param pageQuality Quality of brotli for pages; other files get the best.
 * @returns The files whose copies are not kept, for {@link compressFiles}.
 */
export async function writeKeptCopies(
  folder: string,
  cache: FileCache,
  pageQuality: number,
): Promise<string[]> {
  const missing: string[] = [];
  for (const file of textFiles(folder)) {
    const bytes = readFileSync(file);
    if (bytes.length < MIN_SIZE) continue;
    const parts = [bytes, String(qualityOf(file, pageQuality))];
    const copies = await Promise.all(
      encodingEndings.map(([, ending]) => cache.get(parts, ending, async () => undefined)),
    );
    if (copies.includes(undefined)) missing.push(file);
    // No server gives out this folder yet.
    else
      for (const [index, [, ending]] of encodingEndings.entries())
        writeFileSync(file + ending, copies[index] ?? '');
  }
  return missing;
}

/** Writes the `.br` and `.gz` copy of each file, and keeps them for later builds. */
export async function compressFiles(
  files: readonly string[],
  cache: FileCache,
  pageQuality: number,
): Promise<void> {
  // A few files at a time: zlib works in threads, and not all files are in memory at once.
  await mapLimit(files, availableParallelism() + 1, async (file) => {
    const bytes = await readFile(file);
    const quality = qualityOf(file, pageQuality);
    for (const [coding, ending] of encodingEndings) {
      const pack = () => coders[coding].pack(bytes, quality);
      const copy = await cache.get([bytes, String(quality)], ending, pack);
      // Renamed into its place: no server sends a part of it.
      const draft = join(dirname(file), `.${basename(file)}${ending}`);
      await writeFile(draft, copy);
      await rename(draft, file + ending);
    }
  });
}

function qualityOf(file: string, pageQuality: number): number {
  return file.endsWith('.html') ? pageQuality : constants.BROTLI_MAX_QUALITY;
}

/** The compressed copies in a built site that do not unpack to their originals. */
export async function staleCopies(folder: string): Promise<{ file: string; copy: string }[]> {
  return textFiles(folder).flatMap((file) => {
    const text = readFileSync(file);
    return encodingEndings
      .map(([coding, ending]) => ({ file, coding, copy: file + ending }))
      .filter(({ copy }) => existsSync(copy))
      .filter(({ coding, copy }) => !unpack(coding, readFileSync(copy)).equals(text))
      .map(({ file, copy }) => ({ file, copy }));
  });
}

/** The text of a copy; nothing where it was cut off or damaged. Synchronous: threads take longer. */
function unpack(coding: keyof typeof coders, copy: Buffer): Buffer {
  try {
    return coders[coding].unpack(copy);
  } catch {
    return Buffer.alloc(0);
  }
}
