/**
 * Renders the covers of the sample projects: `node scripts/samples/covers.ts [id ...]`.
 * Without ids it renders all of them. Writes `sample/projects/<id>/cover.webp`.
 */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openBrowser, packCover, photograph } from './photograph.ts';
import { readProjects } from './read-projects.ts';
import { renderCovers } from './render.ts';

const folder = 'sample/projects';
const atOnce = 2;

async function run(ids: readonly string[]): Promise<void> {
  const covers = renderCovers(readProjects(folder));
  const unknown = ids.filter((id) => !covers.some((cover) => cover.id === id));
  if (unknown.length > 0) {
    throw new Error(
      `There is no project ${unknown.join(', ')} in ${folder}. Give the names of folders there.`,
    );
  }
  const wanted = ids.length > 0 ? covers.filter(({ id }) => ids.includes(id)) : covers;
  if (wanted.length === 0) throw new Error(`There is no project with an index.md in ${folder}.`);

  const sizes: { id: string; bytes: number }[] = [];
  const queue = wanted.values();
  const browser = await openBrowser();

  async function work(): Promise<void> {
    for (const { id, html, layout, palette, type } of queue) {
      const packed = await packCover(id, await photograph(browser, id, html));
      await writeFile(join(folder, id, 'cover.webp'), packed);
      sizes.push({ id, bytes: packed.length });
      console.log(
        `${sizes.length} of ${wanted.length}  ${id}  ${layout}, ${palette}, ${type}  ${(packed.length / 1000).toFixed(1)} kB`,
      );
    }
  }

  try {
    await Promise.all(Array.from({ length: atOnce }, work));
  } finally {
    await browser.close();
  }

  const largest = sizes.reduce((a, b) => (b.bytes > a.bytes ? b : a));
  const total = sizes.reduce((sum, { bytes }) => sum + bytes, 0);
  console.log(
    `${sizes.length} covers written. Largest: ${largest.id} with ${(largest.bytes / 1000).toFixed(1)} kB. Total: ${(total / 1e6).toFixed(2)} MB.`,
  );
}

try {
  await run(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
