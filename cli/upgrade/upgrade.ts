import { realpath } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { run } from '../../platform/children.mjs';
import { Git } from '../../platform/git.ts';
import { ROOT } from '../../platform/project.ts';
import { SettingsError } from '../../platform/settings-error.ts';
import { PACKAGE } from '../../platform/site-folder.mjs';
import { chooseContentFolder } from '../../src/content/folder.ts';
import { command as check } from '../check/check.ts';
import { type Command, type Options, readOptions } from '../command.ts';
import { migrateContent } from './migrate.ts';
import { upgradePackage } from './upgrade-package.ts';

const options = {
  from: {
    type: 'string',
    value: 'place',
    help: 'the address or the folder of the newer version',
  },
  content: { type: 'boolean', help: 'only gives fields of content/ their present names' },
} as const satisfies Options;

/** The name of the remote that remembers where newer versions come from. */
const remote = 'upstream';

/** The newest commit of it, which `git merge upstream` means. */
const newest = `refs/remotes/${remote}/HEAD`;

/** How many versions are compared with a copy that has no history. */
const mostCompared = 500;

/** What an upgrade leaves alone. */
const ownFolders = ['content', 'own'];

const makeRepository = `Make it one, then upgrade:

  git init && git add --all && git commit -m "My site"`;

/** How many news are told; the others only by their number. */
const mostNews = 20;

export const command: Command = {
  summary: 'Takes a newer Vitrine, and gives fields of content/ their new names.',
  examples: [
    ['npx vitrine upgrade', 'from where it came the last time'],
    ['npx vitrine upgrade --from https://…', 'from an address, which is remembered'],
    ['npx vitrine upgrade --from ../vitrine', 'from a folder'],
    ['npx vitrine upgrade --content', 'after a newer version came by other means'],
  ],
  options,
  notes: 'Where you changed what has changed in Vitrine too, it stops and changes nothing.',
  async run(args) {
    const { values } = readOptions(options, args);
    if (values.content) {
      const renamed = await migrateContent(chooseContentFolder(ROOT, process.env));
      if (renamed.length > 0)
        console.log(
          `Fields of the content with a new name, to be committed:\n\n  ${renamed.join('\n  ')}\n`,
        );
      await check.run([]);
      return;
    }
    const upgrade = ROOT === PACKAGE ? upgradeRepository : upgradePackage;
    const news = await upgrade(ROOT, absolute(values.from));
    console.log(news ?? 'This is the newest Vitrine already.');
    // A process of its own: the code and the packages of this one are those of the older version.
    const content = [join(PACKAGE, 'cli', 'vitrine.mjs'), 'upgrade', '--content'];
    process.exitCode = await run(process.execPath, content, { cwd: ROOT, handOver: true });
  },
};

/**
 * Merges the newest Vitrine into an owner's repository. It is tried aside first, so that the files
 * change completely or not at all.
 *
 * @param root The folder of the owner's repository, absolute.
 * @param from An address or a folder, absolute; that of the remote `upstream` if absent.
 * @returns What has come, for the terminal; undefined where there is nothing newer.
 * @throws SettingsError where it stops; then no file has changed
 */
export async function upgradeRepository(root: string, from?: string): Promise<string | undefined> {
  const git = new Git(root);
  await checkRepository(git, root);
  const newer = fetchNewest(git, from);
  const own = git.do('rev-parse', 'HEAD');
  const date = git.do('log', '-1', '--format=%cs', newer);
  if (git.ask('merge-base', '--is-ancestor', newer, own).code === 0) return undefined;
  const base = commonBase(git, own, newer);
  const merged = tryMerge(git, base, own, newer);
  const news = git.do('log', '--no-merges', '--format=%s', `${base}..${newer}`).split('\n');
  // Moves forward in one step, or refuses: where a file that git does not know would be lost, say.
  git.do('merge', '--ff-only', '--quiet', merged);
  const told = news.slice(0, mostNews).map((subject) => `  ${subject}`);
  const rest = news.length - told.length;
  if (rest > 0) told.push(`  and ${rest} more`);
  return `Vitrine is as of ${date} now. New:\n\n${told.join('\n')}\n`;
}

async function checkRepository(git: Git, root: string): Promise<void> {
  const top = git.ask('rev-parse', '--show-toplevel');
  if (top.code !== 0) {
    throw new SettingsError(`This folder is no Git repository. ${makeRepository}`);
  }
  if ((await realpath(top.stdout)) !== (await realpath(root))) {
    throw new SettingsError(
      `This folder lies inside the repository ${top.stdout}. An upgrade needs Vitrine to be a repository of its own.`,
    );
  }
  const [, major = 0, minor = 0] = /(\d+)\.(\d+)/.exec(git.do('--version'))?.map(Number) ?? [];
  if (major < 2 || (major === 2 && minor < 38)) {
    throw new SettingsError(`This needs Git 2.38 or newer. This is Git ${major}.${minor}.`);
  }
  if (git.do('status', '--porcelain', '--untracked-files=no') !== '') {
    throw new SettingsError('There are uncommitted changes: commit them, then upgrade.');
  }
  if (git.ask('symbolic-ref', '--quiet', 'HEAD').code !== 0) {
    throw new SettingsError('You are on no branch: git switch main, then upgrade.');
  }
}

/**
 * Fetches the newest Vitrine, and remembers where it came from.
 *
 * @returns The commit.
 */
function fetchNewest(git: Git, from?: string): string {
  const known = git.ask('remote', 'get-url', remote);
  const address = from ?? known.stdout;
  if (address === '') {
    throw new SettingsError(
      `Where do newer versions come from? Say it once, and it is remembered as the git remote ${remote}:

  npx vitrine upgrade --from https://…   (or a folder)`,
    );
  }
  const fetched = git.ask('fetch', '--no-tags', '--', address, `+HEAD:${newest}`);
  if (fetched.code !== 0) {
    throw new SettingsError(
      `No newer version could be fetched from ${address}. Git says:\n\n${fetched.stderr.trim()}`,
    );
  }
  if (known.code !== 0) git.do('remote', 'add', remote, address);
  else if (known.stdout !== address) git.do('remote', 'set-url', remote, address);
  return git.do('rev-parse', `${newest}^{commit}`);
}

/** An address or a version stays as it is; a folder is meant from where the command was called. */
function absolute(from: string | undefined): string | undefined {
  const isPath = from !== undefined && !/^[a-z][a-z0-9+.-]*:|^[^/\\.]+[^/\\]*:|^\d/i.test(from);
  return isPath ? resolve(process.env.INIT_CWD ?? process.cwd(), from) : from;
}

function commonBase(git: Git, own: string, newer: string): string {
  const { code, stdout } = git.ask('merge-base', own, newer);
  if (code === 0) return stdout;
  if (git.do('rev-parse', '--is-shallow-repository') === 'true') {
    throw new SettingsError(
      'This repository holds only the end of its history. Fetch the rest with git fetch --unshallow, then upgrade.',
    );
  }
  const base = likeliestBase(git, own, newer);
  if (base !== undefined) return base;
  throw new SettingsError(
    'This repository did not begin as a copy of the newer Vitrine: no version of it is like the first commit here.',
  );
}

/**
 * Where a copy without history began: the version that the first commit is most like. A template's copy
 * has all its files; one that began as an archive may have been changed before the first commit.
 */
function likeliestBase(git: Git, own: string, newer: string): string | undefined {
  const first = git.do('rev-list', '--max-parents=0', own).split('\n').at(-1) ?? own;
  const outside = ownFolders.map((folder) => `:(exclude)${folder}`);
  const files = git.do('ls-tree', '-r', '--name-only', first).split('\n').length;
  let nearest: string | undefined;
  let least = files / 2;
  for (const commit of git.do('rev-list', `--max-count=${mostCompared}`, newer).split('\n')) {
    const differ = git.do('diff', '--name-only', '--no-renames', commit, first, '--', ...outside);
    const count = differ === '' ? 0 : differ.split('\n').length;
    if (count < least) [nearest, least] = [commit, count];
    if (count === 0) break;
  }
  return nearest;
}

/**
 * Merges aside, without a file in the folder being touched.
 *
 * @returns The merged commit, which no branch knows yet.
 */
function tryMerge(git: Git, base: string, own: string, newer: string): string {
  if (base === own) return newer;
  const flags = ['--write-tree', '--name-only', '--no-messages', '-z'];
  // A copy without history is taken for a successor of the version that it began with.
  const hasBase = git.ask('merge-base', '--is-ancestor', base, own).code === 0;
  const side = hasBase ? own : git.do('commit-tree', `${own}^{tree}`, '-p', base, '-m', 'Copy');
  const { code, stdout, stderr } = git.ask('merge-tree', ...flags, side, newer);
  if (code > 1) throw new SettingsError(`git merge-tree failed with ${code}:\n\n${stderr}`);
  const [tree = '', ...names] = stdout.split('\0');
  if (code === 1) {
    const conflicts = names
      .filter((name) => name !== '')
      .map(
        (file) => `${file}
  you      ${whatHappened(git, base, own, file)}
  Vitrine  ${whatHappened(git, base, newer, file)}`,
      );
    throw new SettingsError(`You changed what has changed in Vitrine too. Nothing was changed here.

${conflicts.join('\n\n')}

Either take your change back and upgrade again:
  git checkout ${base.slice(0, 12)} -- <file>   (git rm <file> where you added it), then commit
or put the two together yourself:
  git merge upstream`);
  }
  if (git.ask('diff', '--quiet', own, tree, '--', ...ownFolders).code !== 0) {
    throw new SettingsError(
      'The newer version would change files in content/ or own/, which are yours alone. Nothing was changed here.',
    );
  }
  const words = ['-m', 'Take a newer Vitrine'];
  return git.do('commit-tree', tree, '-p', own, '-p', newer, ...words);
}

/** What became of a file between two commits, and the commit that touched it last. */
function whatHappened(git: Git, base: string, end: string, file: string): string {
  const range = [base, end, '--', file];
  const diff = git.do('diff', '--numstat', '--summary', '--no-renames', ...range);
  if (diff === '') return 'left it as it was, or moved another file here or away';
  const subject = git.do('log', '-1', '--format=%s', `${base}..${end}`, '--', file);
  const last = `, last by "${subject}"`;
  if (diff.includes('\n create mode ')) return `added it${last}`;
  if (diff.includes('\n delete mode ')) return `took it away or moved it${last}`;
  const [added, removed] = diff.split('\t');
  return added === '-'
    ? `changed it${last}`
    : `added ${lines(added)}, took ${lines(removed)} away${last}`;
}

function lines(count: string | undefined): string {
  return count === '1' ? '1 line' : `${count} lines`;
}
