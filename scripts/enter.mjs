// @ts-check
// Plain JavaScript: the commands use it before anything is installed, under Node 20.
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  DEFAULT_HOST,
  DEFAULT_PORT,
  HIGHEST_PORT,
  listenProblem,
  tryPort,
} from '../server/address.mjs';
import { run } from './children.mjs';
import { install, installedNode } from './install.mjs';
import { giveUp } from './words.mjs';

/** How often to look whether the shell of npm is still there, in milliseconds. */
const SHELL_WATCH = 200;

/**
 * @typedef {object} Entrance
 * @property {string} [listensAs] the command's name, if it opens the port
 * @property {boolean} development whether it needs the packages for development
 * @property {readonly string[]} [args] what it gets in the place of this command's own arguments
 */

/**
 * The way into every command: checks what can be checked at once, installs the packages if needed,
 * and hands over to the TypeScript part under Node 24.
 * @param {string} script file name in this folder
 * @param {Entrance} entrance
 * @returns {Promise<void>}
 */
export async function enter(script, { listensAs, development, args }) {
  const root = fileURLToPath(new URL('..', import.meta.url));
  if (Number.parseInt(process.versions.node, 10) < 20) {
    giveUp(`This needs Node 20 or newer. This is Node ${process.versions.node}.`);
  }
  endWithNpm();
  if (listensAs !== undefined) await requireFreePort(listensAs);
  await install(root, development);

  const bin = join(root, 'node_modules', '.bin');
  process.exitCode = await run(
    installedNode(root),
    [join(root, 'scripts', script), ...(args ?? process.argv.slice(2))],
    {
      cwd: root,
      env: { ...process.env, PATH: `${bin}${delimiter}${process.env.PATH ?? ''}` },
      handOver: true,
    },
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
  if (problem !== undefined) giveUp(problem);
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
