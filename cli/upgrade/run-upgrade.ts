import { realpath } from 'node:fs/promises';
import { SettingsError } from '../../server/settings-error.ts';
import { type Options, readOptions } from '../command.ts';
import { describeConflicts, type Sides } from './conflicts.ts';
import { Git } from './git.ts';
import { fetchNewest } from './newer.ts';

/** The options of the command. */
export const options = {
  from: {
    type: 'string',
    value: 'place',
    help: 'the address or the folder of the newer version',
  },
} as const satisfies Options;

/** How many news are told; the others only by their number. */
const mostNews = 20;

const archiveWay = `Bring your content into a repository that knows where it comes from:

  git clone <address of Vitrine> my-site
  copy your folder content/ into my-site/, and whatever else you made
  cd my-site && git add content && git commit -m "My content"

From then on npx vitrine upgrade works there.`;

/**
 * Merges the newest Vitrine into an owner's repository. It is tried aside first, so that the files
 * change completely or not at all.
 *
 * @param root The folder of the owner's repository, absolute.
 * @param args The flags.
 * @returns What has come, for the terminal.
 * @throws SettingsError where it stops; then no file has changed
 */
export async function runUpgrade(root: string, args: readonly string[]): Promise<string> {
  const { values } = readOptions(options, args);
  const git = new Git(root);
  await checkRepository(git, root);
  const newer = await fetchNewest(git, root, values.from);
  const own = await git.do('rev-parse', 'HEAD');
  if ((await git.ask('merge-base', '--is-ancestor', newer, own)).code === 0) {
    return `This is the newest Vitrine already (${await dateOf(git, newer)}).`;
  }
  const base = await commonBase(git, own, newer);
  const merged = await tryMerge(git, { base, own, newer });
  const news = await git.do('log', '--no-merges', '--format=%s', `${own}..${newer}`);
  // Moves forward in one step, or refuses: where a file that git does not know would be lost, say.
  await git.do('merge', '--ff-only', '--quiet', merged);
  return report(news.split('\n'), await dateOf(git, newer));
}

async function checkRepository(git: Git, root: string): Promise<void> {
  const top = await git.ask('rev-parse', '--show-toplevel');
  if (top.code !== 0) {
    throw new SettingsError(`This folder is no Git repository. ${archiveWay}`);
  }
  if ((await realpath(top.stdout)) !== (await realpath(root))) {
    throw new SettingsError(
      `This folder lies inside the repository ${top.stdout}. An upgrade needs Vitrine to be a repository of its own.`,
    );
  }
  const [, major = 0, minor = 0] =
    /(\d+)\.(\d+)/.exec(await git.do('--version'))?.map(Number) ?? [];
  if (major < 2 || (major === 2 && minor < 38)) {
    throw new SettingsError(`This needs Git 2.38 or newer. This is Git ${major}.${minor}.`);
  }
  if ((await git.do('status', '--porcelain', '--untracked-files=no')) !== '') {
    throw new SettingsError('There are uncommitted changes: commit them, then upgrade.');
  }
  if ((await git.ask('symbolic-ref', '--quiet', 'HEAD')).code !== 0) {
    throw new SettingsError('You are on no branch: git switch main, then upgrade.');
  }
}

async function commonBase(git: Git, own: string, newer: string): Promise<string> {
  const { code, stdout } = await git.ask('merge-base', own, newer);
  if (code === 0) return stdout;
  if ((await git.do('rev-parse', '--is-shallow-repository')) === 'true') {
    throw new SettingsError(
      'This repository holds only the end of its history. Fetch the rest with git fetch --unshallow, then upgrade.',
    );
  }
  throw new SettingsError(
    `This repository and the newer Vitrine share no history, as after a download as an archive. ${archiveWay}`,
  );
}

/**
 * Merges aside, without a file in the folder being touched.
 *
 * @returns The merged commit, which no branch knows yet.
 */
async function tryMerge(git: Git, sides: Sides): Promise<string> {
  const { base, own, newer } = sides;
  if (base === own) return newer;
  const options = ['--write-tree', '--name-only', '--no-messages', '-z'];
  const { code, stdout, stderr } = await git.ask('merge-tree', ...options, own, newer);
  if (code > 1) throw new SettingsError(`git merge-tree failed with ${code}:\n\n${stderr}`);
  const [tree = '', ...names] = stdout.split('\0');
  if (code === 1) {
    const files = names.filter((name) => name !== '');
    throw new SettingsError(`You changed what has changed in Vitrine too. Nothing was changed here.

${await describeConflicts(git, sides, files)}

Either take your change back and upgrade again:
  git checkout ${base.slice(0, 12)} -- <file>   (git rm <file> where you added it), then commit
or put the two together yourself:
  git merge upstream`);
  }
  if ((await git.ask('diff', '--quiet', own, tree, '--', 'content')).code !== 0) {
    throw new SettingsError(
      'The newer version would change files in content/, which are yours alone. Nothing was changed here.',
    );
  }
  const words = ['-m', 'Take a newer Vitrine'];
  return await git.do('commit-tree', tree, '-p', own, '-p', newer, ...words);
}

async function dateOf(git: Git, commit: string): Promise<string> {
  return await git.do('log', '-1', '--format=%cs', commit);
}

function report(news: readonly string[], date: string): string {
  const told = news.slice(0, mostNews).map((subject) => `  ${subject}`);
  const rest = news.length - told.length;
  if (rest > 0) told.push(`  and ${rest} more`);
  return `Vitrine is as of ${date} now. New:\n\n${told.join('\n')}\n`;
}
