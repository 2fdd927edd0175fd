// @ts-check
// Plain JavaScript for Node 20: nothing may be installed yet.
import { readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { run } from '../platform/child-process.mjs';
import { fail } from '../platform/output.mjs';
import { installedPackage, isDependency, PACKAGE, siteFolder } from '../platform/site-folder.mjs';
import { install, installedNode } from './install.mjs';

/** How often to look whether the shell of npm is still there, in milliseconds. */
const SHELL_WATCH = 200;

/**
 * @typedef {object} Needs
 * @property {boolean} [development] whether all packages for development are installed first
 * @property {readonly string[]} [packages] packages for development that it needs; a missing one ends it with a message
 */

/**
 * Runs a TypeScript program with the arguments of this one: installs the
 * packages if needed, and hands over to Node 24.
 * @param {string} script path from the folder of this code
 * @param {Needs} [needs]
 */
export async function bootstrap(script, { development = false, packages = [] } = {}) {
  if (Number.parseInt(process.versions.node, 10) < 20) {
    fail(`This needs Node 20 or newer. This is Node ${process.versions.node}.`);
  }
  endWithNpm();
  if (!isDependency) await install(PACKAGE, development);
  requirePackages(packages);

  const root = siteFolder();
  const bin = join(root, 'node_modules', '.bin');
  process.exitCode = await run(installedNode(), [join(PACKAGE, script), ...process.argv.slice(2)], {
    cwd: root,
    env: {
      ...process.env,
      INIT_CWD: process.env.INIT_CWD ?? process.cwd(),
      PATH: `${bin}${delimiter}${process.env.PATH ?? ''}`,
    },
    handOver: true,
  });
}

/**
 * Ends the command if packages for development are missing that it needs. No command installs them unasked,
 * because that takes minutes.
 * @param {readonly string[]} names
 */
function requirePackages(names) {
  const missing = names.filter((name) => installedPackage(name) === undefined);
  if (missing.length === 0) return;
  const { devDependencies } = JSON.parse(readFileSync(join(PACKAGE, 'package.json'), 'utf8'));
  const versions = missing.map((name) => `${name}@${devDependencies[name]}`);
  const command = isDependency
    ? `npm install --save-dev --save-exact ${versions.join(' ')}`
    : 'npm ci --include=dev';
  fail(`This needs ${missing.join(', ')}: ${command}`);
}

/**
 * npm starts a command through a shell, and passes a signal on to that shell only, which then ends
 * without the command. So the command ends when the shell is gone.
 */
function endWithNpm() {
  if (process.env.npm_lifecycle_event === undefined) return;
  const shell = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === shell) return;
    clearInterval(watch);
    process.kill(process.pid, 'SIGTERM');
  }, SHELL_WATCH);
  watch.unref();
}
