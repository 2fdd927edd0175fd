#!/usr/bin/env node
// @ts-check
// Begins a repository that depends on vitrine: npm create vitrine my-site
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join, relative, resolve } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

const templates = fileURLToPath(new URL('hosts/', import.meta.url));

/** What the site is served by, and how it is called in the question. */
const hosts = new Map([
  ['github-pages', 'GitHub Pages'],
  ['netlify', 'Netlify'],
  ['cloudflare', 'Cloudflare'],
  ['vercel', 'Vercel'],
  ['own-server', 'a server of your own, which takes messages too'],
]);

const help = `npm create vitrine [folder] -- [options] [options of vitrine init]

  --host name      ${[...hosts.keys()].join(', ')}
  --vitrine place  a version, an address or a packed file, in the place of the newest version
  --help           shows this

All other options are passed on to npx vitrine init, such as --yes --name "Your Name".`;

const commands = [
  'start',
  'dev',
  'build',
  'edit',
  'check',
  'init',
  'new',
  'inbox',
  'cv',
  'upgrade',
];

const ignored = [
  'node_modules/',
  '/dist/',
  '/data/',
  '/.cache/',
  '/.astro/',
  '/cv.pdf',
  '*.env',
  '/.wrangler/',
  '/.vercel/',
];

const own = `# What is yours

Files here take the place of Vitrine's, and no upgrade touches them: style.css, icon.svg, logo.svg,
fonts/, components/ and public/. See node_modules/vitrine/docs/owner/own.md.
`;

/** @param {string} name */
const readme = (name) => `# ${name}

| command | what it does |
|---|---|
| \`npm start\` | builds the site where anything changed, and serves it at http://127.0.0.1:4321 |
| \`npm run dev\` | shows it while you write |
| \`npm run edit\` | opens the content in the browser, with a form for every field |
| \`npm run check\` | looks for mistakes |
| \`npm run upgrade\` | takes a newer Vitrine |

The content is in \`content/\`; \`own/\` may hold your own styles and components.
`;

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
 * @returns {Promise<string>}
 */
async function chooseHost(given) {
  const names = [...hosts.keys()];
  if (given !== undefined) {
    return names.includes(given) ? given : fail(`--host: one of ${names.join(', ')}.`);
  }
  if (process.stdin.isTTY) {
    for (const [index, title] of [...hosts.values()].entries())
      console.log(`  ${index + 1}  ${title}`);
  }
  const answer = await ask('Where will the site be served? A number', '1');
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
 * @param {string} folder
 * @param {string} vitrine what npm installs
 */
function install(folder, vitrine) {
  const args = ['install', '--save-exact', '--no-audit', '--no-fund', '--loglevel=error', vitrine];
  const npm = process.env.npm_execpath;
  const code = npm?.endsWith('npm-cli.js')
    ? run(folder, process.execPath, npm, ...args)
    : run(folder, 'npm', ...args);
  if (code !== 0)
    fail(`Vitrine could not be installed: npm install ended with ${code}, see above.`);
}

/**
 * Tells the editor of code which schema each file of the content has.
 * @param {string} folder
 */
function writeEditorSettings(folder) {
  const from = join(folder, 'node_modules/vitrine/.vscode/settings.json');
  const { 'yaml.schemas': schemas } = JSON.parse(readFileSync(from, 'utf8'));
  const own = Object.entries(schemas).map(([schema, files]) => [
    schema.replace('./', './node_modules/vitrine/'),
    files.filter((/** @type {string} */ file) => file.startsWith('content/')),
  ]);
  const settings = { 'yaml.schemas': Object.fromEntries(own) };
  mkdirSync(join(folder, '.vscode'), { recursive: true });
  writeFileSync(
    join(folder, '.vscode/settings.json'),
    `${JSON.stringify(settings, undefined, 2)}\n`,
  );
}

const { values, tokens } = parseArgs({
  strict: false,
  tokens: true,
  allowPositionals: true,
  options: {
    host: { type: 'string' },
    vitrine: { type: 'string', default: 'vitrine@latest' },
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
  fail(`${folder} is not empty. Name another folder: npm create vitrine another-site`);
}
const host = await chooseHost(values.host === undefined ? undefined : String(values.host));
const given = String(values.vitrine);
const isFile = given.startsWith('.') || existsSync(given);
const vitrine = isFile ? resolve(given) : given;

mkdirSync(join(folder, 'own'), { recursive: true });
for (const part of ['every', host]) cpSync(join(templates, part), folder, { recursive: true });
const name = basename(folder)
  .toLowerCase()
  .replaceAll(/[^a-z0-9-]+/g, '-');
const packageJson = {
  name: name === 'vitrine' ? 'my-vitrine' : name,
  private: true,
  type: 'module',
  imports: { '#vitrine/*': './node_modules/vitrine/src/*' },
  // Brings the Node that the site is built with; npm asks before it runs such a script.
  allowScripts: { node: true },
  scripts: Object.fromEntries(commands.map((command) => [command, `vitrine ${command}`])),
};
writeFileSync(join(folder, 'package.json'), `${JSON.stringify(packageJson, undefined, 2)}\n`);
writeFileSync(join(folder, '.gitignore'), `${ignored.join('\n')}\n`);
writeFileSync(join(folder, 'README.md'), readme(name));
writeFileSync(join(folder, 'own', 'README.md'), own);
console.log('Installing Vitrine, usually half a minute …');
install(folder, vitrine);
writeEditorSettings(folder);
if (spawnSync('git', ['rev-parse'], { cwd: folder }).status !== 0) {
  spawnSync('git', ['init', '--quiet', '--initial-branch=main'], { cwd: folder });
}
const entry = join(folder, 'node_modules/vitrine/cli/vitrine.mjs');
const code = run(folder, process.execPath, entry, 'init', '--host', host, ...forInit);
const place = relative(process.cwd(), folder) || '.';
console.log(
  code === 0
    ? `\nThe site is in ${place}/: go there first with cd.`
    : `\nVitrine is installed in ${place}/, without content yet: go there with cd, then

  npx vitrine init --host ${host}`,
);
process.exitCode = code;
