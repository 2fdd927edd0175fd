// @ts-check
// The files of a new site: a plain Astro project that depends on vitrine.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { inPnpm, pnpmFiles } from './pnpm.mjs';
import { readme } from './readme.mjs';

/**
 * @typedef {object} Project
 * @property {string} folder the name of the folder of the project
 * @property {HostName} host
 * @property {Readonly<Record<string, string>>} [packages] the versions of vitrine and of packages that belong to
 *   it, each a version, a URL or `file:` with a path; by default vitrine in the version of this package
 * @property {string} [pnpm] the version of pnpm; absent if npm installs the packages
 */

/** @typedef {'github-pages' | 'netlify' | 'cloudflare' | 'vercel' | 'own-server' | 'undecided'} HostName */

const templates = fileURLToPath(new URL('hosts/', import.meta.url));

/** The template folders for a host, if they differ from the name of the host. @type {Partial<Record<HostName, readonly string[]>>} */
const foldersOf = { undecided: ['cloudflare', 'netlify', 'vercel'] };

/** The placeholder for the name of the site in the templates. */
const templateName = 'my-site';

const { version } = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8'));

/**
 * Dependencies of a new site, without vitrine. The package `node` installs Node for the build; `vite` is the one
 * that Astro and Vitrine share, in the version with which they are tested.
 */
const dependencies = {
  '@astrojs/react': '7.0.0',
  astro: '7.3.4',
  node: '24.21.0',
  react: '19.3.1',
  'react-dom': '19.3.1',
  vite: '8.3.8',
};

const commands = 'start dev build check edit init new inbox cv upgrade'.split(' ');

const ignored = [
  ...['node_modules/', '/dist/', '/.dist.build*', '/data/', '/.cache/', '/.astro/', '/cv.pdf'],
  ...['*.env', '/.wrangler/', '/.vercel/', '/.netlify/'],
];

const astroConfig = `import { defineConfig } from 'astro/config';
import vitrine from 'vitrine';

export default defineConfig({ integrations: [vitrine()] });
`;

const tsconfig = {
  extends: 'astro/tsconfigs/strict',
  compilerOptions: { jsx: 'react-jsx', jsxImportSource: 'react' },
  include: ['.astro/types.d.ts', '**/*'],
  exclude: ['dist', '.cache'],
};

/**
 * The files of a new site without its content, by path.
 * @param {Project} project
 * @returns {Map<string, string>}
 */
export function projectFiles({ folder, host, packages = { vitrine: version }, pnpm }) {
  const name = packageName(folder);
  const packageJson = {
    name,
    private: true,
    type: 'module',
    ...(pnpm === undefined
      ? // Lets npm run the install script of the package node without a question.
        { allowScripts: { node: true } }
      : { packageManager: `pnpm@${pnpm}` }),
    scripts: {
      ...Object.fromEntries(commands.map((command) => [command, `vitrine ${command}`])),
      preview: 'astro preview',
      astro: 'astro',
    },
    dependencies: { ...dependencies, ...packages },
  };
  const files = new Map([
    ['.gitignore', `${ignored.join('\n')}\n`],
    ['README.md', readme(folder, host)],
    ['astro.config.mjs', astroConfig],
    ['package.json', json(packageJson)],
    ['tsconfig.json', json(tsconfig)],
    ...['every', ...(foldersOf[host] ?? [host])].flatMap(templateFiles),
  ]);
  const named = new Map(
    [...files].map(([path, text]) => [
      path.replace(templateName, name),
      text.replaceAll(templateName, name),
    ]),
  );
  if (pnpm === undefined) return named;
  for (const [path, text] of named) named.set(path, inPnpm(text, pnpm));
  return new Map([...named, ...pnpmFiles(packages)]);
}

/**
 * Settings of VS Code that name the schema of each content file.
 * @param {string} ours the text of `.vscode/settings.json` of vitrine
 */
export function editorSettings(ours) {
  const { 'yaml.schemas': schemas } = JSON.parse(ours);
  const forContent = Object.entries(schemas).map(([schema, files]) => [
    schema.replace('./', './node_modules/vitrine/'),
    files.filter((/** @type {string} */ file) => file.startsWith('content/')),
  ]);
  return json({ 'yaml.schemas': Object.fromEntries(forContent) });
}

/**
 * Converts the name of a folder to a name that npm, hosting providers and systemd accept.
 * @param {string} folder
 */
function packageName(folder) {
  const name = folder
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
  return ['', 'vitrine', 'node-modules'].includes(name) ? templateName : name;
}

/**
 * @param {string} part
 * @returns {[path: string, text: string][]}
 */
function templateFiles(part) {
  const cwd = join(templates, part);
  return readdirSync(cwd, { recursive: true, encoding: 'utf8' })
    .filter((path) => statSync(join(cwd, path)).isFile())
    .sort()
    .map((path) => [path.split(sep).join('/'), readFileSync(join(cwd, path), 'utf8')]);
}

/** @param {unknown} value */
function json(value) {
  return `${JSON.stringify(value, undefined, 2)}\n`;
}
