// @ts-check
// The files of a new site: a plain Astro project that depends on vitrine.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { inPnpm, pnpmWorkspace } from './pnpm.mjs';

/**
 * @typedef {object} Project
 * @property {string} folder the name of the folder of the project
 * @property {HostName} host
 * @property {boolean} [hasEditor] whether the site has the package vitrine-editor
 * @property {Readonly<Record<string, string>>} [packages] the versions of vitrine and of packages that belong to
 *   it, each a version, a URL or `file:` with a path; by default in the version of this package
 * @property {string} [pnpm] the version of pnpm; absent if npm installs the packages
 * @property {string} [node] the version of Node that runs the commands of the project, by default this one
 */

/** @typedef {'github-pages' | 'netlify' | 'cloudflare' | 'vercel' | 'own-server' | 'undecided'} HostName */

const templates = fileURLToPath(new URL('hosts/', import.meta.url));

/** The template folders for a host that has several; any other has one of its name. @type {Partial<Record<HostName, readonly string[]>>} */
const foldersOf = { undecided: ['cloudflare', 'netlify', 'vercel'] };

/** The hosts whose sites do not need the package vitrine-server, which receives messages. @type {readonly HostName[]} */
const withoutServer = ['github-pages', 'netlify'];

/** The placeholder for the name of the site in the templates. */
const templateName = 'my-site';

const { version, repository } = JSON.parse(
  readFileSync(new URL('package.json', import.meta.url), 'utf8'),
);
const docs = `${repository.url.replace(/^git\+|\.git$/g, '')}/blob/main`;

/** The lowest major version of Node under which the commands of Vitrine run, as in its `engines`. */
export const neededNode = 24;

/** Installs Node for the commands of a site whose owner has an older one. */
const nodePackage = { node: '24.21.0' };

const gitignore = [
  ...['node_modules/', '/dist/', '.*.build*', '/data/', '/.cache/', '/.astro/', '/cv.pdf'],
  ...['*.env', '/.wrangler/', '/.vercel/', '/.netlify/'],
];

const astroConfig = `import { defineConfig } from 'astro/config';
import vitrine from 'vitrine';

export default defineConfig({ integrations: [vitrine()] });
`;

/**
 * The files of a new site without its content, by path.
 * @param {Project} project
 * @returns {Map<string, string>}
 */
export function projectFiles({ folder, host, hasEditor, packages = {}, pnpm, node }) {
  const files = new Map([
    ['.gitignore', `${gitignore.join('\n')}\n`],
    ['astro.config.mjs', astroConfig],
    ...['every', ...(foldersOf[host] ?? [host])].flatMap(templateFiles),
  ]);
  const { engines, scripts, dependencies, ...rest } = JSON.parse(files.get('package.json') ?? '');
  const { inbox, ...withoutInbox } = scripts;
  const hasServer = !withoutServer.includes(host);
  const { vitrine = version } = packages;
  // The packages have the same version, which a URL or a file does not say.
  const others = vitrine.includes(':') ? version : vitrine;
  const needsNode = Number.parseInt(node ?? process.versions.node, 10) < neededNode;
  // The package node has an install script, which npm runs without a question if it is named. pnpm reads its own file.
  const allowNode = pnpm === undefined && { allowScripts: { node: true } };
  const packageJson = {
    ...rest,
    scripts: hasServer ? scripts : withoutInbox,
    ...(needsNode ? allowNode : { engines }),
    ...(pnpm !== undefined && { packageManager: `pnpm@${pnpm}` }),
    dependencies: {
      ...dependencies,
      ...(needsNode && nodePackage),
      vitrine,
      ...(hasServer && { 'vitrine-server': packages['vitrine-server'] ?? others }),
      ...(hasEditor && { 'vitrine-editor': packages['vitrine-editor'] ?? others }),
    },
  };
  files.set('package.json', `${JSON.stringify(packageJson, undefined, 2)}\n`);
  if (pnpm !== undefined) files.set(...pnpmWorkspace(packageJson.dependencies));
  const howToPublish = readFileSync(join(templates, host, 'online.md'), 'utf8').trim();
  const name = packageName(folder);
  return new Map(
    Array.from(files, ([path, text]) => {
      const named = text
        .replace('{online}', () => howToPublish)
        .replaceAll('{docs}', docs)
        .replaceAll(templateName, name)
        .replace('{title}', () => folder);
      return [path.replace(templateName, name), pnpm === undefined ? named : inPnpm(named, pnpm)];
    }),
  );
}

/** Converts the name of a folder to one that npm, hosts and systemd accept. @type {(folder: string) => string} */
function packageName(folder) {
  const name = folder
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
  return ['', 'vitrine', 'node-modules'].includes(name) ? templateName : name;
}

/**
 * The files in a template folder by their path in the new site.
 * @param {string} templateFolder
 * @returns {[path: string, text: string][]}
 */
function templateFiles(templateFolder) {
  const cwd = join(templates, templateFolder);
  return readdirSync(cwd, { recursive: true, encoding: 'utf8' })
    .filter((path) => path !== 'online.md' && statSync(join(cwd, path)).isFile())
    .sort()
    .map((path) => [path.split(sep).join('/'), readFileSync(join(cwd, path), 'utf8')]);
}
