import { hash } from 'node:crypto';
import { readdir, readFile, rm } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { z } from 'zod';
import { readChecked, writeChecked } from '../../src/content/checked-file.ts';
import { mapLimit, openFiles } from '../../src/content/loader/map-limit.ts';

/** A hash of each file of the cache, by its path. */
const hashes = z.record(z.string(), z.string());

type Hashes = z.infer<typeof hashes>;

/**
 * Removes from Astro's cache of images and fonts what is not as the last whole build left it: Astro
 * copies files from there without looking into them.
 *
 * @returns How many files were removed.
 */
export async function removeDamaged(cache: string): Promise<number> {
  const list = await readChecked(listOf(cache));
  const known = list === undefined ? {} : hashes.parse(JSON.parse(list.toString()));
  const damaged = Object.entries(await hashesIn(cache)).filter(
    ([file, found]) => known[file] !== found,
  );
  await Promise.all(damaged.map(([file]) => rm(join(cache, file))));
  return damaged.length;
}

/** Remembers what Astro's cache holds after a whole build. */
export async function rememberCache(cache: string): Promise<void> {
  await writeChecked(listOf(cache), JSON.stringify(await hashesIn(cache)));
}

function listOf(cache: string): string {
  return `${cache}.json`;
}

async function hashesIn(folder: string): Promise<Hashes> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const files = entries.filter((entry) => entry.isFile());
  const pairs = await mapLimit(files, openFiles, async ({ parentPath, name }) => {
    const file = join(parentPath, name);
    return [relative(folder, file), hash('sha256', await readFile(file))];
  });
  return Object.fromEntries(pairs);
}
