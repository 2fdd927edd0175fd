// @ts-check
// Plain JavaScript that Node 20 runs, because this file runs before any package is installed.
import { readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { run } from '../platform/child-process.mjs';
import { fail } from '../platform/output.mjs';
import { installedPackage, isDependency, PACKAGE, siteFolder } from '../platform/site-folder.mjs';
import { unusablePath } from '../platform/unusable-path.mjs';
import { install, nodeOfCommands, usesPnpm } from './install.mjs';

/** The interval at which a command checks whether npm's shell still runs, in milliseconds. */
const SHELL_WATCH = 200;

/**
 * @typedef {object} Needs
 * @property {boolean} [development] whether to install all devDependencies first
 * @property {readonly string[]} [packages] devDependencies that the program cannot run without
 */

/**
 * Runs a TypeScript program under Node 24 with the arguments of the current process. Installs the npm
 * packages first if needed.
 * @param {string} script path of the program, relative to the folder of the package vitrine
 * @param {Needs} [needs]
 */
export async function bootstrap(script, { development = false, packages = [] } = {}) {
  if (Number.parseInt(process.versions.node, 10) < 20) {
    fail(
      `Vitrine needs Node 20 or newer, but this is Node ${process.versions.node}. Install a newer Node.`,
    );
  }
  const root = siteFolder();
  const problem = unusablePath(root) ?? unusablePath(PACKAGE);
  if (problem !== undefined) fail(problem);
  endWithNpm();
  if (!isDependency) await install(PACKAGE, development);
  requirePackages(packages);

  const bin = join(root, 'node_modules', '.bin');
  process.exitCode = await run(
    nodeOfCommands(),
    [join(PACKAGE, script), ...process.argv.slice(2)],
    {
      cwd: root,
      env: {
        ...process.env,
        INIT_CWD: process.env.INIT_CWD ?? process.cwd(),
        PATH: `${bin}${delimiter}${process.env.PATH ?? ''}`,
      },
      handOver: true,
    },
  );
}

/**
 * Ends the command with a message if a devDependency that it needs is missing. No command installs a
 * devDependency by itself, because such an installation takes minutes.
 * @param {readonly string[]} names
 */
function requirePackages(names) {
  const missing = names.filter((name) => installedPackage(name) === undefined);
  if (missing.length === 0) return;
  const { devDependencies } = JSON.parse(readFileSync(join(PACKAGE, 'package.json'), 'utf8'));
  const versions = missing.map((name) => `${name}@${devDependencies[name]}`);
  const command = isDependency
    ? `${usesPnpm() ? 'pnpm add' : 'npm install'} --save-dev --save-exact ${versions.join(' ')}`
    : 'npm ci --include=dev';
  fail(
    `This command needs packages that are not installed (${missing.join(', ')}). Install them: ${command}`,
  );
}

/**
 * Ends the command when npm's shell ends. npm starts a command in a shell and passes a signal such as
 * SIGTERM to this shell only, so the command would continue to run after the shell has ended.
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
