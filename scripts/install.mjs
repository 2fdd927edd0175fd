// @ts-check
// Plain JavaScript that Node 20 runs, because commands use this file before any package is installed.
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runNpm } from '../packages/vitrine/cli/npm.mjs';
import { fail, stopwatch } from '../packages/vitrine/cli/output.mjs';

/** The folder of this repository, with a trailing slash. */
export const REPOSITORY = fileURLToPath(new URL('..', import.meta.url));

/**
 * Whether npm has installed the packages since package-lock.json last changed. npm deletes the file
 * node_modules/.package-lock.json first and writes it last, so an interrupted installation is ignored.
 * @param {string} root folder of the repository
 * @param {boolean} development whether the devDependencies are needed too
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
 * Installs the packages of package-lock.json unless they are installed already. If devDependencies are
 * installed, they are installed again.
 * @param {string} root folder of the repository
 * @param {boolean} development whether the devDependencies are needed too
 */
export async function install(root, development) {
  if (isInstalled(root, development)) return;
  const all = development || hasDevelopment(root);
  console.log(`Installing ${all ? 'all' : 'the'} packages (npm ci), usually half a minute …`);
  const time = stopwatch();
  const groups = all ? '--include=dev' : '--omit=dev';
  const code = await runNpm(root, ['ci', groups, '--prefer-offline']);
  if (code !== 0)
    fail(
      `The packages could not be installed: npm ci ended with exit code ${code}, see its output above.`,
    );
  console.log(`Packages installed in ${time()}.`);
}
