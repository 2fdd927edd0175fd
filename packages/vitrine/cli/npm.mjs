// @ts-check
// Plain JavaScript that Node 20 runs, because commands use this file before any package is installed.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { addCommand, installedPackage, usesPnpm } from '../settings/site-folder.mjs';
import { run } from './child-process.mjs';
import { fail } from './output.mjs';

/**
 * Runs npm, and shows only npm's errors.
 * @param {string} root folder of the project
 * @param {readonly string[]} args
 * @returns {Promise<number>} the exit code
 */
export function runNpm(root, args) {
  const env = { ...process.env, npm_config_update_notifier: 'false' };
  const options = { cwd: root, env, quiet: true };
  // Hides npm's warnings about Node 20, because the installed programs run under Node 24 anyway.
  const all = [...args, '--no-audit', '--no-fund', '--loglevel=error'];
  // In an npm script, npm_execpath is the path of npm itself. Otherwise the npm in PATH is used.
  const npm = process.env.npm_execpath;
  return npm?.endsWith('npm-cli.js')
    ? run(process.execPath, [npm, ...all], options)
    : run('npm', all, options);
}

/**
 * The Node that runs the commands: that of the npm package "node" in node_modules, or else the one that runs now.
 * @returns {string} path of the program
 */
export function nodeOfCommands() {
  const folder = installedPackage('node');
  const program = process.platform === 'win32' ? 'node.exe' : 'node';
  const installed = folder && join(folder, 'bin', program);
  if (installed && existsSync(installed)) return installed;
  if (Number.parseInt(process.versions.node, 10) >= 24) return process.execPath;
  if (folder === undefined) {
    const add = addCommand('--save-exact', 'node@24');
    return fail(
      `Vitrine needs Node 24 or newer, but this is Node ${process.versions.node}. Install a newer Node, or one in this project: ${add}`,
    );
  }
  const help = usesPnpm()
    ? 'Allow the script: write "node: true" below "allowBuilds:" in pnpm-workspace.yaml, then run pnpm rebuild node'
    : 'Allow install scripts (npm config set ignore-scripts false), then run npm rebuild node';
  return fail(
    `Node 24 is missing in node_modules, because the install script of the package "node" did not run. ${help}, or run the command with Node 24.`,
  );
}
