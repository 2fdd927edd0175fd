#!/usr/bin/env node
// @ts-check
// Creates an Astro project that depends on vitrine. Call: npm create vitrine my-site
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { folderProblem, isFree, packagesFrom, settings } from './folder.mjs';
import { lostFlags } from './lost-flags.mjs';
import { editorSettings, projectFiles } from './project-files.mjs';

/** @typedef {import('./project-files.mjs').HostName} HostName */

/** The hosting providers, with their names in the question. @type {Map<HostName, string>} */
const hosts = new Map([
  ['github-pages', 'GitHub Pages'],
  ['netlify', 'Netlify'],
  ['cloudflare', 'Cloudflare'],
  ['vercel', 'Vercel'],
  ['own-server', 'a server of your own, which also receives messages'],
  ['undecided', 'not decided yet'],
]);

const help = `npm create vitrine [folder] -- [options] [options of vitrine init]

  --host name       ${[...hosts.keys()].join(', ')} (with --yes: undecided)
  --vitrine source  a version, a URL, a packed file of vitrine or a folder with one, instead of this version
  --yes             asks no questions
  --help            shows this help

All other options are passed on to vitrine init, such as --name "Your Name",
or --like museums, which begins like one of six examples: npx vitrine init --help lists them.`;

/**
 * @param {string} message
 * @returns {never}
 */
function fail(message) {
  console.error(message);
  process.exit(1);
}

/**
 * @param {string} question
 * @param {string} usual
 */
async function ask(question, usual) {
  if (!process.stdin.isTTY) return usual;
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question(`${question} (${usual}) `);
  terminal.close();
  return answer.trim() || usual;
}

/**
 * @param {string | undefined} given
 * @returns {Promise<HostName>}
 */
async function chooseHost(given) {
  const names = [...hosts.keys()];
  if (given !== undefined) {
    return (
      names.find((name) => name === given) ??
      fail(`--host: expected one of ${names.join(', ')}, found '${given}'.`)
    );
  }
  const list = [...hosts.values()].map((title, index) => `  ${index + 1}  ${title}`);
  if (process.stdin.isTTY) console.log(list.join('\n'));
  const answer = await ask('Where will the site be hosted? Enter a number', '1');
  return names[Number(answer) - 1] ?? chooseHost(undefined);
}

/**
 * @param {string} folder
 * @param {string} command
 * @param {readonly string[]} args
 */
function run(folder, command, ...args) {
  const { status, error } = spawnSync(command, args, { cwd: folder, stdio: 'inherit' });
  if (error !== undefined) console.error(error.message);
  return status ?? 1;
}

/**
 * Installs the packages with the package manager that started this program.
 * @param {string} folder
 * @param {'npm' | 'pnpm'} manager
 */
function install(folder, manager) {
  const args = manager === 'npm' ? ['--no-audit', '--no-fund', '--loglevel=error'] : [];
  const program = process.env.npm_execpath ?? '';
  const isScript = /\.[cm]?js$/.test(program);
  const isOurs = basename(program).startsWith(manager);
  const command = isOurs ? (isScript ? [process.execPath, program] : [program]) : [manager];
  const [first = manager, ...rest] = command;
  const code = run(folder, first, ...rest, 'install', ...args);
  if (code !== 0) {
    fail(
      `The packages could not be installed: ${manager} install ended with exit code ${code}, see its output above. To go on in ${folder}, run the same command again.`,
    );
  }
}

/**
 * Makes the first Git commit.
 * @param {string} folder
 * @param {boolean} isAsked whether the owner is asked first, and may refuse
 */
async function commit(folder, isAsked) {
  /** @param {readonly string[]} args */
  const git = (...args) => spawnSync('git', args, { cwd: folder, encoding: 'utf8' });
  if (git('--version').status !== 0) {
    return console.log(
      'No Git repository was created, because Git is not installed (https://git-scm.com).',
    );
  }
  if (!existsSync(join(folder, '.git'))) {
    if (git('rev-parse').status === 0) {
      return console.log('The folder is part of another Git repository, so nothing was committed.');
    }
    git('init', '--quiet', '--initial-branch=main');
  }
  if (isAsked && !/^y/i.test(await ask('Make the first commit?', 'yes'))) return;
  git('add', '--all');
  const { status, stderr } = git('commit', '--quiet', '--message', 'Begin the site');
  if (status !== 0)
    console.log(`The first commit could not be made. Git says:\n\n${stderr.trim()}`);
}

const { values, tokens } = parseArgs({
  strict: false,
  tokens: true,
  allowPositionals: true,
  options: {
    host: { type: 'string' },
    vitrine: { type: 'string' },
    yes: { type: 'boolean' },
    help: { type: 'boolean' },
  },
});
if (values.help) {
  console.log(help);
  process.exit();
}
const lost = lostFlags(process.argv.slice(2), process.env);
if (lost !== undefined) fail(lost);
const empty = process.argv.slice(2).findIndex((arg) => /^(?:--[^=]*=)?\s*$/.test(arg));
if (empty >= 0) {
  fail(`Argument ${empty + 1} is empty. Is a variable of the shell not set?`);
}
const [first] = process.argv.slice(2);
const isNamed = first !== undefined && !first.startsWith('-');
/** @type {Set<number>} */
const used = new Set(isNamed ? [0] : []);
for (const token of tokens) {
  if (token.kind !== 'option' || !['host', 'vitrine'].includes(token.name)) continue;
  used.add(token.index);
  if (!token.inlineValue) used.add(token.index + 1);
}
const forInit = process.argv.slice(2).filter((_, index) => !used.has(index));

const folder = resolve(isNamed ? first : await ask('Folder of the new site', 'my-site'));
const problem = folderProblem(folder);
if (problem !== undefined) fail(problem);
// Without questions the host stays undecided: GitHub Pages, the usual answer, would need --email.
const usualHost = values.yes === true ? 'undecided' : undefined;
const host = await chooseHost(values.host === undefined ? usualHost : String(values.host));
const [, pnpm] = /^pnpm\/(\S+)/.exec(process.env.npm_config_user_agent ?? '') ?? [];
const manager = pnpm === undefined ? 'npm' : 'pnpm';
const execute = pnpm === undefined ? 'npx' : 'pnpm exec';

const packages = readPackages();
const files = projectFiles({ folder: basename(folder), host, packages, pnpm });
if (!isFree(folder, files)) {
  const isBegun = existsSync(join(folder, 'node_modules/vitrine'));
  fail(
    existsSync(join(folder, 'package.json')) && !existsSync(join(folder, 'content'))
      ? `The folder ${folder} has a site without content, of other options or with changed files. To go on there, change to this folder with cd and run: ${isBegun ? '' : `${manager} install && `}${execute} vitrine init`
      : `The folder ${folder} is not empty. Name another folder: npm create vitrine another-site`,
  );
}
/** @returns {Record<string, string> | undefined} the packages of `--vitrine`, if it is given */
function readPackages() {
  if (values.vitrine === undefined) return undefined;
  try {
    return packagesFrom(String(values.vitrine));
  } catch (error) {
    return fail(error instanceof Error ? error.message : String(error));
  }
}
/**
 * @param {string} path
 * @param {string} text
 */
function write(path, text) {
  try {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  } catch (error) {
    fail(`The site could not be written: ${error instanceof Error ? error.message : error}.`);
  }
}
for (const [path, text] of files) write(path, text);
console.log('Installing the packages, usually half a minute …');
install(folder, manager);
const installed = join(folder, 'node_modules/vitrine');
write(settings, editorSettings(readFileSync(join(installed, settings), 'utf8')));

const forHost = host === 'undecided' ? [] : ['--host', host];
const entry = join(installed, 'cli/vitrine.mjs');
const code = run(folder, process.execPath, entry, 'init', ...forHost, ...forInit);
const place = relative(process.cwd(), folder) || '.';
if (code === 0) {
  await commit(folder, values.yes !== true);
  console.log(
    `\nThe site is in ${place}/. Change to this folder with cd. Its README.md says how to publish the site.`,
  );
  const isAsked = values.yes !== true && process.stdin.isTTY;
  if (isAsked && /^y/i.test(await ask('Open the editor in the browser?', 'yes'))) {
    console.log(`Later, open it with: cd ${place} && ${manager} run edit`);
    run(folder, process.execPath, entry, 'edit');
  }
} else {
  const init = ['vitrine init', ...forHost].join(' ');
  console.log(`\nVitrine is installed in ${place}/, but has no content yet. Change to this folder with cd, then run:

  ${execute} ${init}`);
}
process.exitCode = code;
