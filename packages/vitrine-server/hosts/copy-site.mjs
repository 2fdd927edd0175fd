// @ts-check
import { cpSync, existsSync, lstatSync, readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import 'vitrine/strip-types';

const { siteFolder } = await import('vitrine/command');

const project = siteFolder();
const site = resolve(project, process.env.OUT_DIR || 'dist');

/**
 * Resolves a path relative to the owner's project folder.
 * @param {string} path relative or absolute
 */
export const inProject = (path) => resolve(project, path);

/**
 * The full path of a file in the built site.
 * @param {string} path relative to the built site
 */
export const inSite = (path) => join(site, path);

/**
 * Reads the configuration that the build wrote for a hosting provider. Ends the process if the file
 * is missing.
 * @param {string} path relative to the built site
 */
export function readRules(path) {
  if (existsSync(inSite(path))) return readFileSync(inSite(path), 'utf8');
  console.error(`There is no built site in ${site}. Build it: npm run build`);
  return process.exit(1);
}

/**
 * Copies the built site without symbolic links and without compressed copies, because the hosting
 * provider compresses files by itself.
 * @param {string} target
 * @param {readonly string[]} others files of the built site that are for other hosting providers
 */
export function copySite(target, others) {
  cpSync(site, target, {
    recursive: true,
    filter: (file) => {
      const original = file.replace(/\.(br|gz)$/, '');
      if (original !== file && existsSync(original)) return false;
      if (lstatSync(file).isSymbolicLink()) return false;
      return !others.includes(relative(site, original).replaceAll('\\', '/'));
    },
  });
}
