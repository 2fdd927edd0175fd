// @ts-check
// Plain JavaScript that Node 20 runs, because this file runs before any package is installed.
import { readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import {
  addCommand,
  installedPackage,
  isProject,
  PACKAGE,
  siteFolder,
} from '../settings/site-folder.mjs';
import { unusablePath } from '../settings/unusable-path.mjs';
import { run } from './child-process.mjs';
import { nodeOfCommands } from './npm.mjs';
import { fail } from './output.mjs';

/** The interval at which a command checks whether npm's shell still runs, in milliseconds. */
const SHELL_WATCH = 200;

/**
 * The optional peer dependencies that a command needs, by command name.
 * @type {Partial<Record<string, readonly string[]>>}
 */
const needs = { 'check-site': ['html-validate'], cv: ['@playwright/test'] };

/**
 * Runs the command that the arguments of this process name.
 * @param {() => Promise<void>} [install] installs the packages first
 */
export async function startCommand(install) {
  // Node caches compiled modules in this folder, so that the next command starts faster.
  if (isProject(siteFolder())) process.env.NODE_COMPILE_CACHE ??= join(siteFolder(), '.cache/node');
  const packages = process.argv.includes('--help') ? [] : needs[process.argv[2] ?? ''];
  await bootstrap(join(PACKAGE, 'cli/main.mjs'), { packages, install });
}

/**
 * @typedef {object} Preparation
 * @property {readonly string[]} [packages] peer dependencies that the program cannot run without
 * @property {() => Promise<void>} [install] installs the packages first
 */

/**
 * Runs a TypeScript program under Node 24 with the arguments of the current process, in the owner's folder.
 * @param {string} program absolute path
 * @param {Preparation} [preparation]
 */
export async function bootstrap(program, { packages = [], install } = {}) {
  if (Number.parseInt(process.versions.node, 10) < 20) {
    fail(
      `Vitrine needs Node 20 or newer, but this is Node ${process.versions.node}. Install a newer Node.`,
    );
  }
  const root = siteFolder();
  const problem = unusablePath(root) ?? unusablePath(PACKAGE);
  if (problem !== undefined) fail(problem);
  endWithNpm();
  await install?.();
  requirePackages(packages);

  const bin = join(root, 'node_modules', '.bin');
  process.exitCode = await run(nodeOfCommands(), [program, ...process.argv.slice(2)], {
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
 * Ends the command with a message if an optional package that it needs is missing. No command installs
 * packages by itself, because such an installation takes minutes.
 * @param {readonly string[]} names
 */
function requirePackages(names) {
  const missing = names.filter((name) => installedPackage(name) === undefined);
  if (missing.length === 0) return;
  const { peerDependencies } = JSON.parse(readFileSync(join(PACKAGE, 'package.json'), 'utf8'));
  const versions = missing.map((name) => `${name}@${peerDependencies[name]}`);
  const command = addCommand('--save-dev', '--save-exact', ...versions);
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
