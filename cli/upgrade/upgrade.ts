import { existsSync, globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { z } from 'zod';
import { run } from '../../platform/child-process.mjs';
import { SettingsError } from '../../platform/settings-error.ts';
import { PACKAGE } from '../../platform/site-folder.mjs';
import { ROOT } from '../../platform/site-paths.ts';
import { overridable, overridableNames } from '../../src/integration/overridable.ts';
import { type Command, type Options, readOptions } from '../command.ts';
import { runNpm } from '../install.mjs';
import { changelogBetween } from './changelog.ts';

const options = {
  from: { type: 'string', value: 'place', help: 'a version, an address or a packed file' },
} as const satisfies Options;

const packageSchema = z.object({ dependencies: z.object({ vitrine: z.string() }) });
const installedPackage = z.object({ version: z.string() });
const repository = z.object({ repository: z.object({ url: z.string() }) });

export const command: Command = {
  summary: 'Installs a newer Vitrine, and reports what is new.',
  examples: [
    ['npx vitrine upgrade', 'installs the newest version'],
    ['npx vitrine upgrade --from 0.3.0', 'installs this version'],
  ],
  options,
  notes: 'It names each component that you replaced if its original changed.',
  async run(args) {
    const { values } = readOptions(options, args);
    if (ROOT === PACKAGE) return console.log(mergeByGit());
    console.log(await upgradePackage(ROOT, values.from));
    // A new process, because this one runs the code of the older version.
    const entry = join(ROOT, 'node_modules/vitrine/cli/vitrine.mjs');
    process.exitCode = await run(process.execPath, [entry, 'check'], {
      cwd: ROOT,
      handOver: true,
    });
  },
};

/** How a clone takes newer versions. */
function mergeByGit(): string {
  const { url } = repository.parse(readJson(join(PACKAGE, 'package.json'))).repository;
  return `This is a clone of Vitrine. It takes newer versions by Git:

  git remote add upstream ${url.replace(/^git\+/, '')}   (once)
  git fetch upstream
  git merge upstream/main`;
}

/**
 * Raises the version of Vitrine in a project that depends on it.
 *
 * @param root The owner's folder, absolute.
 * @param from A version, an address or a packed file; without it the newest from the same source.
 * @returns The news, for the terminal.
 * @throws SettingsError if the project does not depend on Vitrine, or nothing could be installed
 */
export async function upgradePackage(root: string, from?: string): Promise<string> {
  const read = packageSchema.safeParse(readJson(join(root, 'package.json')));
  if (!read.success) {
    throw new SettingsError(
      'package.json does not name vitrine among its dependencies: npm install vitrine, then upgrade.',
    );
  }
  const installed = join(root, 'node_modules/vitrine');
  const version = () => installedPackage.parse(readJson(join(installed, 'package.json'))).version;
  const before = version();
  const originals = originalsOf(root, installed);
  await install(root, wanted(read.data.dependencies.vitrine, from));
  const after = version();
  if (after === before) return 'This is the newest Vitrine already.';
  const now = originalsOf(root, installed);
  const changed = [...originals].filter(([name, text]) => text !== now.get(name));
  const changelog = join(installed, 'CHANGELOG.md');
  const parts = [
    `Vitrine is ${after} now, and was ${before}.`,
    existsSync(changelog) ? changelogBetween(readFileSync(changelog, 'utf8'), before, after) : '',
    changed.length > 0 &&
      `The originals of components that you replaced changed. Compare yours with:

${changed.map(([name]) => `  ${name}  node_modules/vitrine/${fileOf(name)}`).join('\n')}`,
  ];
  return `${parts.filter(Boolean).join('\n\n')}\n`;
}

/** The argument for npm or pnpm: a version in the registry, or a place such as an address or a file. */
function wanted(present: string, from?: string): string {
  const isVersion = (word: string) => /^[~^]?\d|^latest$/.test(word);
  const place = from ?? (isVersion(present) ? 'latest' : present);
  if (isVersion(place)) return `vitrine@${place}`;
  // A path is relative to where the command was called.
  const isPath = place === from && !URL.canParse(place);
  return isPath ? resolve(process.env.INIT_CWD ?? process.cwd(), place) : place;
}

async function install(root: string, place: string): Promise<void> {
  const manager = existsSync(join(root, 'pnpm-lock.yaml')) ? 'pnpm' : 'npm';
  const code =
    manager === 'pnpm'
      ? await run('pnpm', ['add', '--save-exact', place], { cwd: root })
      : await runNpm(root, ['install', '--save-exact', place]);
  const message = `No newer version could be installed: ${manager} ended with ${code}, see above.`;
  if (code !== 0) throw new SettingsError(message);
}

/** The source texts of the components that `astro.config` names, by name. */
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
  return join('src', overridable[name].replace('#look/', 'looks/*/'));
}

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(file, 'utf8'));
}
