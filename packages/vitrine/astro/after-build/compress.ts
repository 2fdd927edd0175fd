import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompressSync, constants, gunzipSync, gzip } from 'node:zlib';
import { COMPRESSIBLE_CONTENT_TYPE_REGEX } from 'hono/utils/compress';
import type { FileCache } from '../../content/file-cache.ts';
import { filesIn } from '../../content/files-in.ts';
import { mapLimit } from '../../content/map-limit.ts';
import { contentType } from '../../http/content-types.ts';
import { encodingExtensions } from '../../http/encoding.ts';

/** Minimum size of files to compress, in bytes: smaller files fit into one network packet. */
const MIN_SIZE = 256;

/** Compresses a text with Brotli. @param quality 11, the best, is about forty times slower than 9. */
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

/** The absolute paths of a built site's text files for visitors, without the compressed copies. */
function textFiles(folder: string): string[] {
  return filesIn(folder)
    .filter((path) => !path.startsWith('.hosts/'))
    .map((path) => join(folder, path))
    .filter((file) => COMPRESSIBLE_CONTENT_TYPE_REGEX.test(contentType(file)));
}

/**
 * Writes the compressed copies (`.br` and `.gz`) of a built site that an earlier build has cached.
 *
 * @param folder The folder of the built site, before a server uses it.
 * @param cache The cache of compressed copies; its key is the content of the original and the quality.
 * @param pageQuality The Brotli quality for pages; other files get the best quality.
 * @returns The files whose copies are not in the cache, for {@link compressFiles}.
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
    const key = cacheKey(bytes, qualityOf(file, pageQuality));
    const copies = await Promise.all(
      encodingExtensions.map(([, extension]) => cache.get(key, extension, async () => undefined)),
    );
    if (copies.includes(undefined)) missing.push(file);
    // The copies are written without a temporary file, because no server serves this folder yet.
    else
      for (const [index, [, extension]] of encodingExtensions.entries())
        writeFileSync(file + extension, copies[index] ?? '');
  }
  return missing;
}

/** Writes the `.br` and `.gz` copy of each file, and caches the copies for later builds. */
export async function compressFiles(
  files: readonly string[],
  cache: FileCache,
  pageQuality: number,
): Promise<void> {
  // Compresses a few files at a time: zlib works in threads, and memory cannot hold all files.
  await mapLimit(files, availableParallelism() + 1, async (file) => {
    const bytes = await readFile(file);
    const quality = qualityOf(file, pageQuality);
    for (const [coding, extension] of encodingExtensions) {
      const pack = () => coders[coding].pack(bytes, quality);
      const copy = await cache.get(cacheKey(bytes, quality), extension, pack);
      // The copy is renamed once it is complete, so that no server sends an incomplete copy.
      const draft = join(dirname(file), `.${basename(file)}${extension}`);
      await writeFile(draft, copy);
      await rename(draft, file + extension);
    }
  });
}

function qualityOf(file: string, pageQuality: number): number {
  return file.endsWith('.html') ? pageQuality : constants.BROTLI_MAX_QUALITY;
}

/** The key of compressed copies in the cache: the content of the original, and the quality of brotli. */
function cacheKey(bytes: Buffer, quality: number): (Buffer | string)[] {
  return [bytes, String(quality)];
}

/** The compressed copies in a built site whose content differs from that of the original file. */
export async function staleCopies(folder: string): Promise<{ file: string; copy: string }[]> {
  return textFiles(folder).flatMap((file) => {
    const text = readFileSync(file);
    return encodingExtensions
      .map(([coding, extension]) => ({ file, coding, copy: file + extension }))
      .filter(({ copy }) => existsSync(copy))
      .filter(({ coding, copy }) => !unpack(coding, readFileSync(copy)).equals(text))
      .map(({ file, copy }) => ({ file, copy }));
  });
}

/** The text of a copy; empty if the copy is damaged. Synchronous, because threads take longer. */
function unpack(coding: keyof typeof coders, copy: Buffer): Buffer {
  try {
    return coders[coding].unpack(copy);
  } catch {
    return Buffer.alloc(0);
  }
}
