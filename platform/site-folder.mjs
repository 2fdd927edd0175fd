// @ts-check
// Plain JavaScript: the commands use it before anything is installed, under Node 20.
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of this package, with a slash at the end. */
export const PACKAGE = fileURLToPath(new URL('..', import.meta.url));

/** Whether this package is a dependency of the owner's project. Otherwise the owner works in a clone of it. */
export const isDependency = PACKAGE.includes(`${sep}node_modules${sep}`);

/**
 * The owner's folder, with `content/`, `astro.config`, `dist/` and `.cache/`: the nearest folder with a site
 * or a package, from the folder where a command was called upwards.
 * @param {string} [start] absolute
 * @returns {string} absolute, with a slash at the end
 */
export function siteFolder(start = process.cwd()) {
  for (let folder = start; ; folder = dirname(folder)) {
    if (['content/site.yaml', 'package.json'].some((file) => existsSync(join(folder, file)))) {
      return join(folder, sep);
    }
    if (folder === dirname(folder)) return isDependency ? join(start, sep) : PACKAGE;
  }
}

/**
 * The folder of a package that this code depends on.
 * @param {string} name
 * @returns {string | undefined} undefined if it is not installed
 */
export function installedPackage(name) {
  const places = createRequire(import.meta.url).resolve.paths(name) ?? [];
  return places.map((place) => join(place, name)).find((folder) => existsSync(folder));
}
