import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
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

/** Files with fewer bytes than this fit into one packet as they are. */
const WORTHWHILE = 256;

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
  br: {
    pack: brotli,
    unpack: brotliDecompressSync,
  },
  gzip: {
    pack: (bytes: Buffer) => promisify(gzip)(bytes, { level: constants.Z_BEST_COMPRESSION }),
    unpack: gunzipSync,
  },
} as const;

/** The absolute paths of the text files of a built site that visitors get, compressed copies apart. */
function textFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .filter((file) => isText(file) && !file.startsWith(join(folder, '.hosts')));
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
    if (bytes.length < WORTHWHILE) continue;
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
  await eachFile(files, async (file, bytes) => {
    const quality = qualityOf(file, pageQuality);
    const copies: Buffer[] = [];
    for (const [coding, ending] of encodingEndings) {
      copies.push(
        await cache.get([bytes, String(quality)], ending, () =>
          coders[coding].pack(bytes, quality),
        ),
      );
    }
    await writeCopies(file, copies);
  });
}

function qualityOf(file: string, pageQuality: number): number {
  return file.endsWith('.html') ? pageQuality : constants.BROTLI_MAX_QUALITY;
}

/** A few files at a time: zlib works in threads, and not all files are in memory at once. */
async function eachFile(
  files: readonly string[],
  work: (file: string, bytes: Buffer) => Promise<void>,
): Promise<void> {
  await mapLimit(files, availableParallelism() + 1, async (file) => {
    await work(file, await readFile(file));
  });
}

/** Writes the copies of a file, each renamed into its place: no server sends a part of one. */
async function writeCopies(file: string, copies: readonly Buffer[]): Promise<void> {
  for (const [index, [, ending]] of encodingEndings.entries()) {
    const draft = join(dirname(file), `.${basename(file)}${ending}`);
    await writeFile(draft, copies[index] ?? '');
    await rename(draft, file + ending);
  }
}

/** The compressed copies in a built site that do not unpack to their originals. */
export async function staleCopies(folder: string): Promise<{ file: string; copy: string }[]> {
  const names = new Set(
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
  );
  return textFiles(folder).flatMap((file) => {
    const text = readFileSync(file);
    return encodingEndings
      .map(([coding, ending]) => ({ file, coding, copy: file + ending }))
      .filter(({ copy }) => names.has(copy))
      .filter(({ coding, copy }) => !unpack(coding, readFileSync(copy)).equals(text))
      .map(({ file, copy }) => ({ file, copy }));
  });
}

/** The text of a copy; nothing where it was cut off or damaged. At once: threads take longer here. */
function unpack(coding: keyof typeof coders, copy: Buffer): Buffer {
  try {
    return coders[coding].unpack(copy);
  } catch {
    return Buffer.alloc(0);
  }
}

function isText(name: string): boolean {
  return COMPRESSIBLE_CONTENT_TYPE_REGEX.test(contentType(name));
}
