import { hash } from 'node:crypto';
import { readdir, readFile, rm } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { readChecked, writeChecked } from '../../src/content/checked-file.ts';
import { mapLimit, openFiles } from '../../src/content/loader/map-limit.ts';

/**
 * Removes from Astro's cache of images and fonts what is not as the last whole build left it: Astro
 * copies files from there without looking into them.
 *
 * @returns How many files were removed.
 */
export async function removeDamaged(cache: string): Promise<number> {
  const known = JSON.parse(String((await readChecked(listOf(cache))) ?? '{}'));
  const damaged = Object.entries(await hashes(cache)).filter(
    ([file, hash]) => known[file] !== hash,
  );
  await Promise.all(damaged.map(([file]) => rm(join(cache, file))));
  return damaged.length;
}

/** Remembers what Astro's cache holds after a whole build. */
export async function rememberCache(cache: string): Promise<void> {
  await writeChecked(listOf(cache), JSON.stringify(await hashes(cache)));
}

function listOf(cache: string): string {
  return `${cache}.json`;
}

async function hashes(folder: string): Promise<Record<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const files = entries.filter((entry) => entry.isFile());
  const pairs = await mapLimit(files, openFiles, async ({ parentPath, name }) => {
    const file = join(parentPath, name);
    return [relative(folder, file), hash('sha256', await readFile(file))];
  });
  return Object.fromEntries(pairs);
}
