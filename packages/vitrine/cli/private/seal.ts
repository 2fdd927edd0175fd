import { existsSync, realpathSync } from 'node:fs';
import { appendFile, mkdir, readFile, rm } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { filesIn } from '../../content/files-in.ts';
import { ownerContentFolder } from '../../content/folder.ts';
import { isOpen, projectFolder, siteKeys } from '../../content/sealed/opened-content.ts';
import { openSealed, SEALED, writeSealed } from '../../content/sealed/sealed-files.ts';
import { writeWhole } from '../../content/write-whole.ts';
import { SettingsError } from '../../errors/settings-error.ts';
import { PASSPHRASES } from '../../private/read-passphrases.ts';
import { displayPath, ROOT } from '../../settings/site-paths.ts';
import { type Command, type Options, readOptions, UsageError } from '../command.ts';
import { git, historyHelp, isTracked } from './git.ts';
import { addSecrets } from './new-secrets.ts';
import { clearProjects, placesInClear, projectFolders } from './private-projects.ts';

const options = {
  new: { type: 'boolean', help: `makes the keys that are missing, in ${PASSPHRASES}` },
  open: { type: 'boolean', help: 'decrypts sealed projects, so that you can edit them' },
} as const satisfies Options;

/** Makes a key of the site, and a passphrase for each name; by default for the names that projects have. */
async function makeSecrets(root: string, folder: string, given: readonly string[]) {
  const wrong = given.find((name) => !/^[a-z][a-z0-9-]*$/.test(name));
  if (wrong) throw new UsageError(`A key has a name such as tide or old-mill, found '${wrong}'.`);
  const used = (await clearProjects(folder)).projects.flatMap(({ names }) => names);
  const names = [given, used, ['default']].find((list) => list.length > 0);
  const added = await addSecrets(root, [...new Set(names)]);
  return added.length === 0
    ? `No key is missing. To replace one, remove its line from ${PASSPHRASES} first.`
    : `${PASSPHRASES} has new values: ${added.join(', ')}. Git ignores the file.
Keep a copy where you keep your passwords. For a build on another machine, set the same variables there as secrets.`;
}

/** Encrypts the private projects in the content folder, and deletes their clear text. */
export async function sealProjects(folder: string): Promise<string> {
  const keys = await siteKeys();
  const { projects, publicIds, sources } = await clearProjects(folder);
  const notes: string[] = [];
  for (const home of projectFolders(filesIn(folder))) {
    const id = basename(home);
    const copy = join(folder, SEALED, await keys.address('project', id));
    if (!existsSync(copy)) continue;
    if (!isOpen(folder, home))
      throw new SettingsError(
        `${home} has only some of its files, because a command was interrupted. Decrypt it again: npx vitrine seal --open ${id}`,
      );
    if (!publicIds.includes(id)) continue;
    await rm(copy, { recursive: true });
    notes.push(`${id} is public now. For Git too, if you take it out of .git/info/exclude.`);
  }
  const none = 'No project in clear text is private. Write private: true into its file first.';
  if (projects.length === 0) return notes.join('\n') || none;
  const places = projects.flatMap(({ id }) => placesInClear(id, sources));
  for (const path of projects.flatMap(({ files }) => files))
    if (realpathSync(join(folder, path)) !== join(realpathSync(folder), path))
      places.push(`${path} is behind a symbolic link`);
  if (places.length > 0)
    throw new SettingsError(
      `Nothing was encrypted, because this would stay in clear text:\n  ${places.join('\n  ')}\nRemove these references, and move the files into the folders of the projects.`,
    );
  for (const { id, files } of projects) {
    const read = files.map(async (path) => {
      return { path, bytes: new Uint8Array(await readFile(join(folder, path))) };
    });
    await writeSealed(folder, keys, await keys.address('project', id), await Promise.all(read));
    await rm(join(folder, 'projects', id, 'index.md'));
    for (const home of projectFolders(files)) {
      if (await isTracked(folder, home)) notes.push(`Earlier commits have ${home} in clear text.`);
      await rm(join(folder, home), { recursive: true });
    }
  }
  return [
    `Encrypted in ${displayPath(folder)}/sealed/: ${projects.length}. Commit that folder.`,
    'To edit a project again: npx vitrine seal --open',
    ...(notes.length > 0 ? [...notes, historyHelp] : []),
  ].join('\n');
}

/** Writes sealed projects in clear text, but those that are there, and keeps Git from taking them. */
export async function openProjects(folder: string, ids: readonly string[]): Promise<string> {
  const files = await openSealed(folder, await siteKeys());
  const all = projectFolders(files.map(({ path }) => path));
  const isOf = (home: string, id: string) => home.endsWith(`projects/${id}`);
  const unknown = ids.find((id) => !all.some((home) => isOf(home, id)));
  if (all.length === 0 || unknown !== undefined)
    throw new SettingsError(`No project${unknown ? ` '${unknown}'` : ''} is sealed.`);
  const named = all.filter((home) => ids.length === 0 || ids.some((id) => isOf(home, id)));
  const open = named.filter((home) => isOpen(folder, home));
  const wanted = named.filter((home) => !open.includes(home));
  // Not .gitignore, because it is published with the id.
  const excluded = await git(folder, 'rev-parse', '--git-path', 'info/exclude');
  for (const home of wanted) {
    if (excluded !== undefined && !(await git(folder, 'check-ignore', `${home}/index.md`))) {
      const file = resolve(folder, excluded);
      await mkdir(dirname(file), { recursive: true });
      await appendFile(file, `/${await git(folder, 'rev-parse', '--show-prefix')}${home}/\n`);
    }
  }
  const opened = files.filter(({ path }) => wanted.includes(projectFolder(path) ?? ''));
  // The texts that say that a project is open come last.
  const { texts = [], others = [] } = Object.groupBy(opened, ({ path }) =>
    /^projects\/[^/]+\/index\.md$/.test(path) ? 'texts' : 'others',
  );
  for (const { path, bytes } of [...others, ...texts]) await writeWhole(join(folder, path), bytes);
  const before = open.length > 0 ? ` Open before, and as they were: ${open.join(', ')}.` : '';
  return `In clear text now: ${wanted.join(', ') || 'no others'}.${before} Git ignores them here. When you are done: npx vitrine seal`;
}

export const command: Command = {
  summary: 'Makes keys for private work, and encrypts private projects in the repository.',
  examples: [
    ['npx vitrine seal --new', `writes a key and a passphrase of six words to ${PASSPHRASES}`],
    ['npx vitrine seal --new mill', 'makes a passphrase for the key mill'],
    ['npx vitrine seal', 'encrypts private projects, and deletes their clear text'],
    ['npx vitrine seal --open 4', 'decrypts project 4, to edit it; without a number, all'],
  ],
  options,
  async run(args) {
    const { values, positionals } = readOptions(options, args, { allowPositionals: true });
    const folder = ownerContentFolder(process.env);
    if (values.new) console.log(await makeSecrets(ROOT, folder, positionals));
    else if (values.open) console.log(await openProjects(folder, positionals));
    else if (positionals.length > 0)
      throw new UsageError(`seal encrypts all private projects. Leave out '${positionals[0]}'.`);
    else console.log(await sealProjects(folder));
  },
};
