import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompressSync, constants, gunzipSync, gzip } from 'node:zlib';
import { COMPRESSIBLE_CONTENT_TYPE_REGEX } from 'hono/utils/compress';
import { z } from 'zod';
import { contentType } from '../../../platform/http/content-types.ts';
import { encodingEndings } from '../../../platform/http/encoding.ts';
import { readCheckedJson, writeChecked } from '../../content/checked-file.ts';
import { mapLimit } from '../../content/loader/map-limit.ts';

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
    unpack: brotliDecompressSync,
  },
  gzip: {
    pack: (bytes: Buffer) => promisify(gzip)(bytes, { level: constants.Z_BEST_COMPRESSION }),
    unpack: gunzipSync,
  },
} as const;

/** Hashes of texts, each with one copy that unpacks to it. */
const pairs = z.array(z.string());

/** Looks at the `.br` and `.gz` copy that each text of a built site should have; all paths are absolute. */
function lookAtCopies(folder: string, known: ReadonlySet<string>) {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));
  const present = new Set(files);
  // What is for the host is sent to nobody.
  const texts = files.filter((file) => isText(file) && !file.startsWith(join(folder, '.hosts')));
  return texts.flatMap((file) => {
    const text = readFileSync(file);
    if (text.length < WORTHWHILE) return [];
    const ofText = createHash('sha256').update(text);
    return encodingEndings.map(([coding, ending]) => {
      const copy = file + ending;
      if (!present.has(copy)) return { file, copy, state: 'missing' };
      const packed = readFileSync(copy);
      const pair = ofText.copy().update(packed).digest('hex');
      const isWhole = known.has(pair) || unpack(coding, packed).equals(text);
      return { file, copy, pair, state: isWhole ? 'whole' : 'stale' };
    });
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

/**
 * The copies that do not unpack to their originals: those of an earlier text, and those that were cut
 * off or damaged.
 */
export async function staleCopies(folder: string): Promise<{ file: string; copy: string }[]> {
  return lookAtCopies(folder, new Set()).filter(({ state }) => state === 'stale');
}

/**
 * Removes stale copies.
 *
 * @param memory The file in which to remember the copies that need not be unpacked the next time.
 * @returns The text files that need copies.
 */
export async function removeStaleCopies(folder: string, memory: string): Promise<string[]> {
  const looked = lookAtCopies(folder, new Set(await readCheckedJson(memory, pairs)));
  const whole = looked.flatMap(({ state, pair }) => (state === 'whole' && pair ? pair : []));
  await writeChecked(memory, JSON.stringify(whole));
  const needed = looked.filter(({ state }) => state !== 'whole');
  await Promise.all(needed.map(({ copy }) => rm(copy, { force: true })));
  return [...new Set(needed.map(({ file }) => file))];
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
