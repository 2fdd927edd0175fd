// @ts-check
// Plain JavaScript: the commands use it before anything is installed, under Node 20.
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { run } from '../platform/child-process.mjs';
import { fail, stopwatch } from '../platform/output.mjs';
import { installedPackage } from '../platform/site-folder.mjs';

/**
 * Whether npm installed the packages since package-lock.json changed. It removes its record of them first
 * and writes it last, so an interrupted installation does not count.
 * @param {string} root folder of the project
 * @param {boolean} development whether the packages for development are needed too
 */
export function isInstalled(root, development) {
  /** @param {string} file */
  const changed = (file) => statSync(join(root, file), { throwIfNoEntry: false })?.mtimeMs ?? 0;
  const isCurrent = changed('node_modules/.package-lock.json') >= changed('package-lock.json');
  return isCurrent && (!development || hasDevelopment(root));
}

/** @param {string} root */
const hasDevelopment = (root) => existsSync(join(root, 'node_modules/vitest'));

/**
 * Installs the packages of package-lock.json unless they are there. Keeps packages for development that
 * are there.
 * @param {string} root folder of the project
 * @param {boolean} development whether the packages for development are needed too
 */
export async function install(root, development) {
  if (isInstalled(root, development)) return;
  const all = development || hasDevelopment(root);
  console.log(`Installing ${all ? 'all' : 'the'} packages (npm ci), usually half a minute …`);
  const time = stopwatch();
  const groups = all ? '--include=dev' : '--omit=dev';
  const code = await runNpm(root, ['ci', groups, '--prefer-offline']);
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
  // Hides warnings about Node 20, which installs the packages only: the programs run under Node 24.
  const all = [...args, '--no-audit', '--no-fund', '--loglevel=error'];
  // In an npm script npm_execpath names the npm that runs it. Otherwise the npm of the system is used.
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
