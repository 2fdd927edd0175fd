// @ts-check
import { cpSync, existsSync, lstatSync, readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { siteFolder } from '../platform/site-folder.mjs';

const project = siteFolder();
const site = resolve(project, process.env.OUT_DIR || 'dist');

/** @param {string} path below the owner's folder, or absolute */
export const inProject = (path) => resolve(project, path);

/** @param {string} path */
export const inSite = (path) => join(site, path);

/**
 * The rules of a host, as the build wrote them. Ends the process if there are none.
 * @param {string} path in the built site
 */
export function readRules(path) {
  if (existsSync(inSite(path))) return readFileSync(inSite(path), 'utf8');
  console.error(`There is no built site in ${site}. Build it: npm run build`);
  return process.exit(1);
}

/**
 * Copies the built site without links and without the compressed copies: the host compresses by itself.
 * @param {string} target
 * @param {readonly string[]} others the files of the built site that are for other hosts
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
