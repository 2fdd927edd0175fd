// @ts-check
// Plain JavaScript for Node 20: nothing may be installed yet.
import { readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import {
  DEFAULT_HOST,
  DEFAULT_PORT,
  HIGHEST_PORT,
  listenProblem,
  tryPort,
} from '../platform/address.mjs';
import { run } from '../platform/children.mjs';
import { fail } from '../platform/output.mjs';
import { installedPackage, isDependency, PACKAGE, siteFolder } from '../platform/site-folder.mjs';
import { install, installedNode } from './install.mjs';

/** How often to look whether the shell of npm is still there, in milliseconds. */
const SHELL_WATCH = 200;

/**
 * @typedef {object} Needs
 * @property {string} [port] the command that opens the port, as it is called: the port must be free
 * @property {readonly string[]} [development] the packages for development that it needs
 */

/**
 * Runs a TypeScript program with the arguments of this one: checks what can be checked at once,
 * installs the packages if needed, and hands over under Node 24.
 * @param {string} script path from the folder of this code
 * @param {Needs} [needs]
 * @returns {Promise<void>}
 */
export async function bootstrap(script, { port, development = [] } = {}) {
  if (Number.parseInt(process.versions.node, 10) < 20) {
    fail(`This needs Node 20 or newer. This is Node ${process.versions.node}.`);
  }
  endWithNpm();
  if (port !== undefined) await requireFreePort(port);
  if (isDependency) requirePackages(development);
  else await install(PACKAGE, development.length > 0);

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
 * What few commands need does not come with the package.
 * @param {readonly string[]} names
 */
function requirePackages(names) {
  const missing = names.filter((name) => installedPackage(name) === undefined);
  if (missing.length === 0) return;
  const { devDependencies } = JSON.parse(readFileSync(join(PACKAGE, 'package.json'), 'utf8'));
  const versions = missing.map((name) => `${name}@${devDependencies[name]}`);
  fail(
    `This needs ${missing.join(', ')}: npm install --save-dev --save-exact ${versions.join(' ')}`,
  );
}

/**
 * A taken port is told before the packages are installed and the site is built. Whether the
 * settings are right as such is checked later, under Node 24.
 * @param {string} command
 * @returns {Promise<void>}
 */
async function requireFreePort(command) {
  const port = Number(process.env.PORT || DEFAULT_PORT);
  const host = process.env.HOST || DEFAULT_HOST;
  if (!Number.isInteger(port) || port < 1 || port > HIGHEST_PORT) return;
  const problem = listenProblem(await tryPort(host, port), { host, port, command });
  if (problem !== undefined) fail(problem);
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
