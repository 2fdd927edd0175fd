import { hash } from 'node:crypto';
import { readdir, readFile, rm } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { z } from 'zod';
import { readCheckedJson, writeChecked } from '../../src/content/checked-file.ts';
import { mapLimit, openFiles } from '../../src/content/loader/map-limit.ts';

/** A hash of each file of the cache, by its path. */
const hashes = z.record(z.string(), z.string());

type Hashes = z.infer<typeof hashes>;

/**
 * Removes from Astro's cache of images and fonts what is not as the last whole build left it: Astro
 * copies files from there without looking into them.
 *
 * @returns What remains, for `rememberCache`.
 */
export async function removeDamaged(cache: string): Promise<Hashes> {
  const known = (await readCheckedJson(listOf(cache), hashes)) ?? {};
  const found = Object.entries(await hashesIn(cache));
  const damaged = found.filter(([file, own]) => known[file] !== own);
  await Promise.all(damaged.map(([file]) => rm(join(cache, file))));
  return Object.fromEntries(found.filter(([file, own]) => known[file] === own));
}

/**
 * Remembers what Astro's cache holds after a whole build.
 *
 * @param before What was whole before the build, which writes over no file of the cache.
 */
export async function rememberCache(cache: string, before: Hashes): Promise<void> {
  await writeChecked(listOf(cache), JSON.stringify(await hashesIn(cache, before)));
}

function listOf(cache: string): string {
  return `${cache}.json`;
}

async function hashesIn(folder: string, known: Hashes = {}): Promise<Hashes> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const files = entries.filter((entry) => entry.isFile());
  const pairs = await mapLimit(files, openFiles, async ({ parentPath, name }) => {
    const file = join(parentPath, name);
    const path = relative(folder, file);
    return [path, known[path] ?? hash('sha256', await readFile(file))];
  });
  return Object.fromEntries(pairs);
}
