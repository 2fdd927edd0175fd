// @ts-check
// What is in the folder of a new site, and in a folder of packed files.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, isAbsolute, join, parse, resolve, sep } from 'node:path';

/** The characters that Vitrine refuses in the path of a site: packages/vitrine/settings/unusable-path.mjs. */
const unusable = /[#%?*"\\:\p{Cc}]/u;

/**
 * Says in a sentence why no site can be made in a folder.
 * @param {string} folder absolute path
 * @returns {string | undefined} undefined if a site can be made there
 */
export function folderProblem(folder) {
  const [sign] = unusable.exec(folder.slice(parse(folder).root.length).replaceAll(sep, '/')) ?? [];
  if (sign !== undefined) {
    return `A site cannot be built in a folder whose path contains ${JSON.stringify(sign)}. Name another folder than ${JSON.stringify(folder)}.`;
  }
  if (folder.split(sep).includes('node_modules')) {
    return `A site cannot be built in a folder of packages (node_modules). Name another folder than ${JSON.stringify(folder)}.`;
  }
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory() === false) {
    return `${folder} is a file. Name another folder: npm create vitrine another-site`;
  }
  return undefined;
}

/** What a package manager leaves behind, what an owner adds so that it can install, and what systems and editors add. */
const ofOthers = [
  ...['.git', '.npmrc', 'node_modules', 'package-lock.json', 'pnpm-lock.yaml'],
  ...['.DS_Store', 'Thumbs.db', 'desktop.ini', '.idea'],
];

/**
 * Whether a folder is empty, or has nothing but the files of a try that ended before the content was begun.
 * @param {string} folder absolute path
 * @param {ReadonlyMap<string, string>} files the files that are written there, by path
 * @param {string} [below] a path in the folder that ends in a slash
 * @returns {boolean}
 */
export function isFree(folder, files, below = '') {
  if (!existsSync(join(folder, below))) return true;
  return readdirSync(join(folder, below), { withFileTypes: true }).every((entry) => {
    const path = below + entry.name;
    if (ofOthers.includes(entry.name)) return true;
    if (entry.isDirectory()) return isFree(folder, files, `${path}/`);
    return entry.isFile() && files.get(path) === readFileSync(join(folder, path), 'utf8');
  });
}

/**
 * The packages that `--vitrine` names, as the versions in package.json.
 * @param {string} given a version, a URL, a packed file, or a folder of packed files
 * @returns {Record<string, string>} versions by the name of the package
 * @throws {Error} with a sentence for the user, if a folder has no packed vitrine or two of them
 */
export function packagesFrom(given) {
  const file = resolve(given);
  const stats = statSync(file, { throwIfNoEntry: false });
  if (!stats && !given.startsWith('.') && !isAbsolute(given)) return { vitrine: given };
  if (!stats) throw new Error(`--vitrine: there is no file ${file}.`);
  if (!stats.isDirectory() || existsSync(join(file, 'package.json'))) {
    return { vitrine: `file:${file}` };
  }
  /** @type {Record<string, string>} */
  const packages = {};
  for (const name of readdirSync(file).sort()) {
    // npm pack names a file by the name and the version of its package.
    const [, packed] = /^(vitrine(?:-[a-z]+)*)-\d.*\.tgz$/.exec(name) ?? [];
    if (packed === undefined) continue;
    const other = packages[packed];
    if (other !== undefined) {
      throw new Error(
        `--vitrine: the folder ${file} has two files of ${packed}: ${basename(other)} and ${name}. Keep one of them.`,
      );
    }
    packages[packed] = `file:${join(file, name)}`;
  }
  if (packages.vitrine !== undefined) return packages;
  throw new Error(
    `--vitrine: the folder ${file} has no packed file of vitrine, such as vitrine-1.0.0.tgz. In a clone of Vitrine, npm pack makes one.`,
  );
}
