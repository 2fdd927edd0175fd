/**
 * Renders the pictures of the sample projects: `node scripts/samples/covers.ts [id ...]`.
 * Without ids it renders all of them. Writes `sample/projects/<id>/cover.webp`, and the further
 * images that the project names.
 */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openBrowser } from '../open-browser.ts';
import { packPicture, photograph } from './photograph.ts';
import { readProjects } from './read-projects.ts';
import { renderCovers, renderInnerPages } from './render.ts';

const folder = 'sample/projects';
const atOnce = 2;

async function run(ids: readonly string[]): Promise<void> {
  const projects = readProjects(folder);
  const unknown = ids.filter((id) => !projects.some((project) => project.id === id));
  if (unknown.length > 0) {
    throw new Error(
      `There is no project ${unknown.join(', ')} in ${folder}. Give the names of folders there.`,
    );
  }
  const shots = [...renderCovers(projects), ...renderInnerPages(projects)];
  const wanted = ids.length > 0 ? shots.filter(({ id }) => ids.includes(id)) : shots;
  if (wanted.length === 0) throw new Error(`There is no project with an index.md in ${folder}.`);

  const sizes: { name: string; bytes: number }[] = [];
  const queue = wanted.values();
  const browser = await openBrowser('--force-color-profile=srgb', '--font-render-hinting=none');

  async function work(): Promise<void> {
    for (const { id, file, html, layout, palette, type } of queue) {
      const name = `${id}/${file}`;
      const packed = await packPicture(name, await photograph(browser, name, html));
      await writeFile(join(folder, name), packed);
      sizes.push({ name, bytes: packed.length });
      console.log(
        `${sizes.length} of ${wanted.length}  ${name}  ${layout}, ${palette}, ${type}  ${(packed.length / 1000).toFixed(1)} kB`,
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
    `${sizes.length} pictures written. Largest: ${largest.name} with ${(largest.bytes / 1000).toFixed(1)} kB. Total: ${(total / 1e6).toFixed(2)} MB.`,
  );
}

try {
  await run(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
