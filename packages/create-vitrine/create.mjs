#!/usr/bin/env node
// @ts-check
// Creates an Astro project that depends on vitrine. Call: npm create vitrine my-site
import { spawnSync } from 'node:child_process';
import { existsSync, lstatSync, mkdirSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { copyExample, examples, setHost } from './examples.mjs';
import { folderProblem, isFree, packagesFrom } from './folder.mjs';
import { initFlags, lostFlags } from './lost-flags.mjs';
import { projectFiles } from './project-files.mjs';

/** The hosting providers, with their names in the question. @type {Map<import('./project-files.mjs').HostName, string>} */
const hosts = new Map([
  ['github-pages', 'GitHub Pages'],
  ['netlify', 'Netlify'],
  ['cloudflare', 'Cloudflare'],
  ['vercel', 'Vercel'],
  ['own-server', 'a server of your own, which also receives messages'],
  ['undecided', 'not decided yet'],
]);

/** The values of the options of this program. @type {Record<string, string>} */
const choices = {
  host: [...hosts.keys()].join(', '),
  like: [...examples.keys()].join(', '),
  vitrine: 'a version, a URL, a packed file of vitrine or a folder with one',
};

const help = `npm create vitrine [folder] -- [options] [options of vitrine init]
npx create-vitrine content --like name

  --host name       ${choices.host} (with --yes: undecided)
  --like name       begins with the whole content of an example: ${choices.like}
  --editor          adds the editor for the browser (with --yes: left out)
  --vitrine source  ${choices.vitrine}, instead of this version
  --yes             asks no questions
  --help            shows this help

All other options are passed on to vitrine init, such as --name "Your Name".
"content" writes only the content of an example, into the folder content/ of a site that has none.`;

/** @type {Record<string, { type: 'string' | 'boolean' }>} */
const options = Object.fromEntries([
  ...['host', 'like', 'vitrine', ...initFlags].map((name) => [name, { type: 'string' }]),
  ...['editor', 'overwrite', 'yes', 'help'].map((name) => [name, { type: 'boolean' }]),
]);

/**
 * @param {string} message
 * @returns {never}
 */
function fail(message) {
  console.error(message);
  process.exit(1);
}

/**
 * Runs a function, and ends with the message of its error.
 * @template Result
 * @param {string} beginning of the message
 * @param {() => Result} action
 */
function attempt(beginning, action) {
  try {
    return action();
  } catch (error) {
    return fail(`${beginning}${error instanceof Error ? error.message : error}`);
  }
}

/** @type {(question: string, defaultAnswer: string) => Promise<string>} */
async function ask(question, defaultAnswer) {
  if (!process.stdin.isTTY) return defaultAnswer;
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const asked = terminal.question(`${question} (${defaultAnswer}) `);
  const answer = await asked.catch(() => fail('\nCancelled.'));
  terminal.close();
  return answer.trim() || defaultAnswer;
}

/**
 * The choice that an option names, or else the answer to a question.
 * @template {string} Name
 * @param {string} option
 * @param {string | boolean | undefined} given the value of the option
 * @param {ReadonlyMap<Name, string>} choices each with a line about it; the first is the default one
 * @param {string} question
 * @returns {Promise<Name>}
 */
async function choose(option, given, choices, question) {
  const names = [...choices.keys()];
  if (given !== undefined) {
    return (
      names.find((name) => name === given) ??
      fail(`--${option}: expected one of ${names.join(', ')}, found '${given}'.`)
    );
  }
  const list = [...choices.values()].map((line, index) => `  ${index + 1}  ${line}`);
  if (process.stdin.isTTY) console.log(list.join('\n'));
  const answer = await ask(`${question} Enter a number`, '1');
  return names[Number(answer) - 1] ?? choose(option, undefined, choices, question);
}

/** @type {(folder: string, command: string, ...args: readonly string[]) => number} */
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
  const own = /\.[cm]?js$/.test(program) ? [process.execPath, program] : [program];
  const [first = manager, ...rest] = basename(program).startsWith(manager) ? own : [];
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

const args = process.argv.slice(2).filter((arg) => arg !== '--');
const { values, positionals, tokens } = parseArgs({ args, strict: false, tokens: true, options });
if (values.help) {
  console.log(help);
  process.exit();
}
const lost = lostFlags(positionals, process.env);
if (lost !== undefined) fail(lost);
const empty = args.findIndex((arg) => /^(?:--[^=]*=)?\s*$/.test(arg));
if (empty >= 0) fail(`Argument ${empty + 1} is empty. Is a variable of the shell not set?`);
const given = tokens.filter((token) => token.kind === 'option');
for (const { name, rawName, value, inlineValue } of given) {
  const { type } = options[name] ?? fail(`Unknown option ${rawName}. --help lists the options.`);
  const isMissing = value === undefined || (!inlineValue && value.startsWith('-'));
  if (type === 'string' && isMissing)
    fail(`${rawName} needs a value${name in choices ? `: ${choices[name]}` : ''}.`);
  if (type === 'boolean' && !isMissing) fail(`${rawName} takes no value, found '${value}'.`);
}
const [first, ...others] = positionals;
if (others.length > 0) fail(`Name one folder, found ${positionals.join(' ')}.`);
const isContent = first === 'content';
const ownOptions = ['like', ...(isContent ? [] : ['editor', 'host', 'vitrine'])];
const initArgs = given
  .filter(({ name }) => !ownOptions.includes(name))
  .map(({ rawName, value }) => (value === undefined ? rawName : `${rawName}=${value}`));
const answers = initArgs.filter((arg) => arg !== '--yes');
const { vitrine, like: example = isContent ? undefined : 'none' } = values;
if (answers.length > 0 && example !== 'none') {
  fail(`An example is copied as it is, so leave out ${answers.join(' ')}. Write it into content/.`);
}
if (isContent) {
  await writeContent();
  process.exit();
}

const folder = resolve(first ?? (await ask('Folder of the new site', 'my-site')));
const problem = attempt('The folder cannot be used: ', () => folderProblem(folder));
if (problem !== undefined) fail(problem);
// Without questions the host stays undecided: GitHub Pages, the default answer, would need --email.
const chosenHost = values.host ?? (values.yes ? 'undecided' : undefined);
const host = await choose('host', chosenHost, hosts, 'Where will the site be hosted?');
const question = 'Edit the content in the browser, with a form for every field?';
const hasEditor = values.editor === true || (!values.yes && /^y/i.test(await ask(question, 'yes')));
const asksForExample = values.yes !== true && answers.length === 0;
const like = await choose(
  'like',
  values.like ?? (asksForExample ? undefined : 'none'),
  new Map([['none', 'with answers to questions'], ...examples]),
  'How does the content begin? Each text and picture of an example is for you to replace.',
);
const [, pnpm] = /^pnpm\/(\S+)/.exec(process.env.npm_config_user_agent ?? '') ?? [];
const manager = pnpm === undefined ? 'npm' : 'pnpm';
const execute = pnpm === undefined ? 'npx' : 'pnpm exec';

const packages =
  vitrine === undefined ? undefined : attempt('', () => packagesFrom(String(vitrine)));
const files = projectFiles({ folder: basename(folder), host, hasEditor, packages, pnpm });
if (!attempt('The folder cannot be read: ', () => isFree(folder, files))) {
  const isBegun = existsSync(join(folder, 'node_modules/vitrine'));
  fail(
    existsSync(join(folder, 'package.json')) && !existsSync(join(folder, 'content'))
      ? `The folder ${folder} has a site without content, of other options or with changed files. To go on there, change to this folder with cd and run: ${isBegun ? '' : `${manager} install && `}${execute} vitrine init`
      : `The folder ${folder} is not empty. Name another folder: npm create vitrine another-site`,
  );
}
attempt('The site could not be written: ', () => {
  for (const [path, text] of files) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
});
console.log('Installing the packages, usually half a minute …');
install(folder, manager);

const forHost = host === 'undecided' ? [] : ['--host', host];
const entry = join(folder, 'node_modules/vitrine/cli/vitrine.mjs');
const place = relative(process.cwd(), folder) || '.';
const code = begin();
if (code === 0) {
  await commit(folder, values.yes !== true);
  console.log(
    `\nThe site is in ${place}/. Change to this folder with cd. Its README.md says how to publish the site.`,
  );
  const isAsked = values.yes !== true && process.stdin.isTTY;
  if (isAsked && hasEditor && /^y/i.test(await ask('Open the editor in the browser?', 'yes'))) {
    console.log(`Later, open it with: cd ${place} && ${manager} run edit`);
    run(folder, process.execPath, entry, 'edit');
  }
} else {
  console.log(`\nVitrine is installed in ${place}/, but has no content yet. Change to this folder with cd, then run:

  ${[execute, 'vitrine init', ...forHost].join(' ')}`);
}
process.exitCode = code;

/** Begins the content. @returns the exit code */
function begin() {
  if (like === 'none') return run(folder, process.execPath, entry, 'init', ...forHost, ...initArgs);
  copyContent(like, join(folder, 'content'));
  return 0;
}

/** Writes the content of an example into the project in the current folder. */
async function writeContent() {
  const needed = `"content" needs an example: --like with one of ${choices.like}.`;
  const name = await choose('like', example ?? fail(needed), examples, '');
  if (!existsSync('package.json')) {
    fail('There is no site in this folder, because it has no package.json. Change to its folder.');
  }
  const target = resolve('content');
  if (lstatSync(target, { throwIfNoEntry: false })?.isDirectory() === false) {
    fail('content is a file or a link, not a folder. Rename it, then run the command again.');
  }
  if (!attempt('The folder content/ cannot be read: ', () => isFree(target, new Map()))) {
    fail('The folder content/ has files already. Rename it, then run the command again.');
  }
  copyContent(name, target);
}

/** Copies an example into the content folder. @type {(name: string, target: string) => void} */
function copyContent(name, target) {
  attempt('The content could not be written: ', () => {
    copyExample(name, target);
    if (!isContent && host !== 'undecided') setHost(target, host);
  });
  console.log(
    `The example ${name} is in content/. npm run check names each text and picture that is still the example's.`,
  );
}
