import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip } from 'node:zlib';
import { encodingEndings } from '../../server/encoding.ts';
import { mapLimit, openFiles } from '../../src/content/loader/map-limit.ts';
import type { Mistake } from './read-page.ts';

const decoders = { br: promisify(brotliDecompress), gzip: promisify(gunzip) };

/**
 * Finds compressed copies that are not what their originals are: browsers get the copies.
 *
 * @param files All files of the built site, relative to its folder.
 */
export async function checkCopies(folder: string, files: readonly string[]): Promise<Mistake[]> {
  const known = new Set(files);
  const copies = encodingEndings.flatMap(([encoding, ending]) =>
    files.filter((file) => known.has(file + ending)).map((file) => ({ file, encoding, ending })),
  );
  const mistakes = await mapLimit(copies, openFiles, async ({ file, encoding, ending }) => {
    const original = await readFile(join(folder, file));
    const copy = await readFile(join(folder, file + ending));
    const decoded = await decoders[encoding](copy).catch(() => undefined);
    if (decoded?.equals(original)) return [];
    const text = `is not ${file} when it is decompressed. Build the site again: npm run build`;
    return [{ file: file + ending, line: 1, text }];
  });
  return mistakes.flat();
}
