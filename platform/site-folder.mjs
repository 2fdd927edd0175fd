// @ts-check
// Plain JavaScript: the commands use it before anything is installed, under Node 20.
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of this code, with a slash at the end. */
export const PACKAGE = fileURLToPath(new URL('..', import.meta.url));

/** Whether this code is a dependency of the owner's folder, in place of a clone that the owner works in. */
export const isDependency = PACKAGE.includes(`${sep}node_modules${sep}`);

/**
 * The owner's folder, which holds `content/`, `astro.config`, `dist/` and what is kept between commands: the
 * nearest one at or above the folder that a command is started in that holds a site or a package.
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
 * Where a package is installed that this code depends on.
 * @param {string} name
 * @returns {string | undefined} its folder; undefined where it is not installed
 */
export function installedPackage(name) {
  const places = createRequire(import.meta.url).resolve.paths(name) ?? [];
  return places.map((place) => join(place, name)).find((folder) => existsSync(folder));
}
