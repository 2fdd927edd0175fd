#!/usr/bin/env node
// @ts-check
// Creates an Astro project that depends on vitrine. Call: npm create vitrine my-site
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
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
  --vitrine source  a version, a URL or a packed file of vitrine, instead of this version
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
  const { status } = spawnSync(command, args, { cwd: folder, stdio: 'inherit' });
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
      `The packages could not be installed: ${manager} install ended with exit code ${code}, see its output above.`,
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
if (existsSync(folder) && readdirSync(folder).some((name) => name !== '.git')) {
  fail(`The folder ${folder} is not empty. Name another folder: npm create vitrine another-site`);
}
// Without questions the host stays undecided: GitHub Pages, the usual answer, would need --email.
const usualHost = values.yes === true ? 'undecided' : undefined;
const host = await chooseHost(values.host === undefined ? usualHost : String(values.host));
const given = values.vitrine === undefined ? undefined : String(values.vitrine);
const isFile = given !== undefined && (given.startsWith('.') || existsSync(given));
const [, pnpm] = /^pnpm\/(\S+)/.exec(process.env.npm_config_user_agent ?? '') ?? [];
const manager = pnpm === undefined ? 'npm' : 'pnpm';

const files = projectFiles({
  folder: basename(folder),
  host,
  vitrine: isFile ? `file:${resolve(given)}` : given,
  pnpm,
});
/**
 * @param {string} path
 * @param {string} text
 */
function write(path, text) {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
}
for (const [path, text] of files) write(path, text);
console.log('Installing the packages, usually half a minute …');
install(folder, manager);
const installed = join(folder, 'node_modules/vitrine');
const settings = '.vscode/settings.json';
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

  ${manager === 'npm' ? 'npx' : 'pnpm exec'} ${init}`);
}
process.exitCode = code;
