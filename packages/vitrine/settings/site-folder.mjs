// @ts-check
// This is plain JavaScript without packages: the CLI imports it before anything is installed, under Node 20.
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of Vitrine's code, with a trailing slash. */
export const PACKAGE = fileURLToPath(new URL('..', import.meta.url));

/** Whether Vitrine is an installed dependency. Otherwise it runs in its own repository. */
export const isDependency = PACKAGE.includes(`${sep}node_modules${sep}`);

/** Whether a folder is that of a project, into which commands may write. @param {string} folder */
export const isProject = (folder) =>
  ['content/site.yaml', 'package.json'].some((file) => existsSync(join(folder, file)));

/**
 * The owner's project folder, which contains `content/`, `astro.config`, `dist/` and `.cache/`: the
 * nearest folder with content/site.yaml or package.json, searched upwards from `start`.
 * @param {string} [start] absolute path; the current folder if omitted
 * @returns {string} absolute path with a trailing slash
 */
export function siteFolder(start = process.cwd()) {
  for (let folder = start; ; folder = dirname(folder)) {
    if (isProject(folder)) return join(folder, sep);
    if (folder === dirname(folder)) return join(start, sep);
  }
}

/** Whether a project, by default that of the owner, has its packages from pnpm. */
export const usesPnpm = (root = siteFolder()) => existsSync(join(root, 'pnpm-lock.yaml'));

/** The command that adds packages to the owner's project. @param {string[]} args such as `--save-exact`, `node@24` */
export const addCommand = (...args) => [usesPnpm() ? 'pnpm add' : 'npm install', ...args].join(' ');

/**
 * The folder of an npm package, where Node finds the package from a module.
 * @param {string} name
 * @param {string} from URL of the module; Vitrine's code if omitted
 * @returns {string | undefined} undefined if the package is not installed
 */
export function installedPackage(name, from = import.meta.url) {
  const places = createRequire(from).resolve.paths(name) ?? [];
  return places.map((place) => join(place, name)).find((folder) => existsSync(folder));
}
