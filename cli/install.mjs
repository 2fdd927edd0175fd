// @ts-check
// Plain JavaScript: the commands use it before anything is installed, under Node 20.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from '../platform/children.mjs';
import { fail, stopwatch } from '../platform/output.mjs';
import { installedPackage } from '../platform/site-folder.mjs';

/**
 * @typedef {object} LockedPackage
 * @property {string} [version]
 * @property {string} [integrity]
 * @property {boolean} [dev] needed for development only
 * @property {boolean} [optional] may be absent, for example on another system
 * @property {boolean} [devOptional] needed for development or optional
 * @property {boolean} [link] a folder of the project itself
 */
/** @typedef {Record<string, LockedPackage>} LockedPackages by their folder */

/**
 * Whether node_modules holds what package-lock.json asks for. npm keeps its own record of what it
 * installed, which it removes first and writes last, so an installation that was broken off counts
 * as none.
 * @param {string} root folder of the project
 * @param {boolean} development whether the packages for development are needed too
 * @returns {boolean}
 * @throws {Error} if package-lock.json is absent or no JSON
 */
export function isInstalled(root, development) {
  const record = join(root, 'node_modules', '.package-lock.json');
  if (!existsSync(record)) return false;
  const wanted = readPackages(join(root, 'package-lock.json'));
  const installed = readPackages(record);
  return Object.entries(wanted).every(([folder, want]) => {
    if (folder === '' || want.link) return true;
    const found = installed[folder];
    if (found) return found.version === want.version && found.integrity === want.integrity;
    return want.optional || want.devOptional || (want.dev && !development) || false;
  });
}

/**
 * Whether packages for development are installed. What only starts the site must not remove them.
 * @param {string} root folder of the project
 * @returns {boolean}
 */
function hasDevelopment(root) {
  const record = join(root, 'node_modules', '.package-lock.json');
  return existsSync(record) && Object.values(readPackages(record)).some(({ dev }) => dev);
}

/**
 * Installs the packages of package-lock.json unless they are there.
 * @param {string} root folder of the project
 * @param {boolean} development whether the packages for development are needed too
 * @returns {Promise<void>}
 */
export async function install(root, development) {
  if (isInstalled(root, development)) return;
  const all = development || hasDevelopment(root);
  console.log(`Installing ${all ? 'all' : 'the'} packages (npm ci), usually half a minute …`);
  const time = stopwatch();
  const code = await runNpm(root, ['ci', all ? '--include=dev' : '--omit=dev']);
  if (code !== 0)
    fail(`The packages could not be installed: npm ci ended with ${code}, see above.`);
  console.log(`Packages installed in ${time()}.`);
}

/**
 * Runs npm; only its errors are shown.
 * @param {string} root folder of the project
 * @param {readonly string[]} args
 * @returns {Promise<number>} the exit code
 */
export function runNpm(root, args) {
  const env = { ...process.env, npm_config_update_notifier: 'false' };
  const options = { cwd: root, env, quiet: true };
  // Warnings are about Node 20, which only installs here; what runs is Node 24.
  const all = [...args, '--no-audit', '--no-fund', '--loglevel=error'];
  // An npm script knows its npm; without one the npm of the system does the work.
  const npm = process.env.npm_execpath;
  return npm?.endsWith('npm-cli.js')
    ? run(process.execPath, [npm, ...all], options)
    : run('npm', all, options);
}

/**
 * The Node 24 that came with the packages.
 * @returns {string} path of the program
 */
export function installedNode() {
  const name = process.platform === 'win32' ? 'node.exe' : 'node';
  const path = join(installedPackage('node') ?? '', 'bin', name);
  if (existsSync(path)) return path;
  // An owner who forbids install scripts can still use a Node 24 of their own.
  if (Number.parseInt(process.versions.node, 10) >= 24) return process.execPath;
  return fail(
    `Node 24 is missing in node_modules, because the install script of the package "node" did not run. Allow it (npm config set ignore-scripts false), delete node_modules and try again, or use Node 24 yourself.`,
  );
}

/**
 * @param {string} file
 * @returns {LockedPackages}
 */
function readPackages(file) {
  return JSON.parse(readFileSync(file, 'utf8')).packages ?? {};
}
