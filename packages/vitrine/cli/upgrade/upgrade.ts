import { existsSync, globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { z } from 'zod';
import { overridable, overridableNames } from '../../astro/overridable.ts';
import { ownerContentFolder } from '../../content/folder.ts';
import { SettingsError } from '../../errors/settings-error.ts';
import { isDependency, usesPnpm } from '../../settings/site-folder.mjs';
import { ROOT } from '../../settings/site-paths.ts';
import { run } from '../child-process.mjs';
import { type Command, type Options, readOptions, UsageError } from '../command.ts';
import { runNpm } from '../npm.mjs';
import { changelogBetween } from './changelog.ts';
import { keepLook } from './keep-look.ts';

const options = {
  from: {
    type: 'string',
    value: 'source',
    help: 'the version, the URL, the package file (.tgz) or a folder of package files to install',
  },
  since: {
    type: 'string',
    value: 'version',
    help: 'installs nothing: the site had this version before, and its content is changed so that the site keeps its look',
  },
} as const satisfies Options;

/** Our packages in the project. They need each other in the same version. */
const packageSchema = z.object({
  dependencies: z.object({
    vitrine: z.string(),
    'vitrine-server': z.string().optional(),
    'vitrine-editor': z.string().optional(),
  }),
});
const installedPackage = z.object({ version: z.string() });

export const command: Command = {
  summary: 'Installs a newer version of Vitrine, and reports the changes.',
  examples: [
    ['npx vitrine upgrade', 'installs the newest version'],
    ['npx vitrine upgrade --from 0.3.0', 'installs this version'],
    ['npx vitrine upgrade --since 0.1.0', 'after an upgrade by other means'],
  ],
  options,
  notes:
    'The report lists each component of Vitrine that you replaced and whose original file has changed.',
  async run(args) {
    const { values } = readOptions(options, args);
    if (values.since !== undefined) {
      if (!/^\d+\.\d+/.test(values.since))
        throw new UsageError(`--since: expected a version such as 0.1.0, found '${values.since}'.`);
      const change = keepLook(ownerContentFolder(process.env), values.since);
      return console.log(change ?? 'The site has the look that it had: nothing was changed.');
    }
    if (!isDependency)
      return console.log('This is a clone of Vitrine, for Git: docs/owner/upgrading.md#a-clone');
    console.log(await upgradePackage(ROOT, values.from));
    // The check runs in a new process, because this process runs the code of the older version.
    const entry = join(ROOT, 'node_modules/vitrine/cli/vitrine.mjs');
    process.exitCode = await run(process.execPath, [entry, 'check'], { cwd: ROOT, handOver: true });
  },
};

/**
 * Upgrades Vitrine in a project that depends on it.
 *
 * @param root The absolute path of the owner's project.
 * @param from A version, a URL, a packed file or a folder of them; if absent, the newest version from the same source.
 * @returns A report for the terminal, with the changelog since the old version.
 * @throws SettingsError if the project does not depend on Vitrine, or nothing could be installed
 */
export async function upgradePackage(root: string, from?: string): Promise<string> {
  const read = packageSchema.safeParse(readJson(join(root, 'package.json')));
  if (!read.success)
    throw new SettingsError(
      'package.json does not list vitrine as a dependency. Run npm install vitrine, then npx vitrine upgrade.',
    );
  const installed = join(root, 'node_modules/vitrine');
  const version = () => installedPackage.parse(readJson(join(installed, 'package.json'))).version;
  const before = version();
  const originals = originalsOf(root, installed);
  const sources = Object.entries(read.data.dependencies).map(([name, present = '']) =>
    installSource(name, present, from),
  );
  await install(root, [...new Set(sources)]);
  const after = version();
  const look = keepLook(resolve(root, process.env.CONTENT || 'content'), before);
  const same = 'The newest version of Vitrine is installed already.';
  if (after === before) return [same, look].filter(Boolean).join('\n\n');
  const now = originalsOf(root, installed);
  const changed = [...originals].filter(([name, text]) => text !== now.get(name));
  const changelog = join(installed, 'CHANGELOG.md');
  const parts = [
    `Vitrine was upgraded from ${before} to ${after}.`,
    look,
    existsSync(changelog) ? changelogBetween(readFileSync(changelog, 'utf8'), before, after) : '',
    changed.length > 0 &&
      `The original files of components that you replaced have changed. Compare your components with:

${changed.map(([name]) => `  ${name}  node_modules/vitrine/${fileOf(name)}`).join('\n')}`,
  ];
  return `${parts.filter(Boolean).join('\n\n')}\n`;
}

/** What npm or pnpm installs for a package: a version in the registry, a URL or a file. */
function installSource(name: string, present: string, from?: string): string {
  const isVersion = (word: string) => /^[~^]?\d|^latest$/.test(word);
  const source = from ?? (isVersion(present) ? 'latest' : present);
  if (isVersion(source)) return `${name}@${source}`;
  // A path in --from is relative to the folder in which the command was called.
  const isPath = source === from && !URL.canParse(source);
  if (!isPath) return source;
  const path = resolve(process.env.INIT_CWD ?? process.cwd(), source);
  const [packed = ''] = globSync(`${name}-[0-9]*.tgz`, { cwd: path });
  return join(path, packed);
}

async function install(root: string, sources: readonly string[]): Promise<void> {
  const manager = usesPnpm(root) ? 'pnpm' : 'npm';
  const code =
    manager === 'pnpm'
      ? await run('pnpm', ['add', '--save-exact', ...sources], { cwd: root })
      : await runNpm(root, ['install', '--save-exact', ...sources]);
  const message = `No newer version could be installed: ${manager} ended with exit code ${code}, see its output above.`;
  if (code !== 0) throw new SettingsError(message);
}

/** The original source code of the components that `astro.config` replaces, by component name. */
function originalsOf(root: string, installed: string): Map<keyof typeof overridable, string> {
  const config = globSync('astro.config.*', { cwd: root })
    .map((file) => readFileSync(join(root, file), 'utf8'))
    .join('\n');
  const named = overridableNames.filter((name) => new RegExp(`\\b${name}\\b`).test(config));
  return new Map(
    named.map((name) => {
      const files = globSync(fileOf(name), { cwd: installed }).sort();
      return [name, files.map((file) => readFileSync(join(installed, file), 'utf8')).join('\n')];
    }),
  );
}

/** The file of a component in the package; a pattern for the files of all looks if each look has its own. */
function fileOf(name: keyof typeof overridable): string {
  return overridable[name].replace('#look/', 'looks/*/');
}

/** @throws SettingsError if a file is missing or is no JSON */
function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (cause) {
    const help = 'In the folder of a site, run npm install, then npx vitrine upgrade.';
    throw new SettingsError(`${file} is missing, or is not valid JSON. ${help}`, { cause });
  }
}
