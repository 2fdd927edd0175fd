import { existsSync } from 'node:fs';
import { realpath } from 'node:fs/promises';
import { join, relative, resolve, sep } from 'node:path';
import { isInside, ROOT } from 'vitrine/command';
import { contentFileAt, readSource } from 'vitrine/editing';
import { joinFacts, t } from 'vitrine/form';
import type {
  PublishConflict,
  PublishedChange,
  PublishRequest,
  PublishResponse,
  PublishState,
} from '../api.ts';
import { changeWords, fileWords, type Version } from '../form/change-words.ts';
import { entryTitle } from '../form/labels.ts';
import type { EditorLanguage } from '../language.ts';
import { git } from './git.ts';
import { markedIn, operationIn, rebasedBranch, resolveConflicts } from './git-conflicts.ts';
import { type Obstacle, obstacleIn } from './git-obstacles.ts';
import { type GitRefusal, refusalOf } from './git-refusals.ts';
import { entryPathOf, type FileChange, publishedChanges } from './published-changes.ts';

/**
 * The files and folders outside the content that affect the build. Publishing includes these files, so
 * that a hosting provider builds the same site.
 */
export const buildFiles = [
  ...['.dockerignore', '.github/workflows', '.gitignore', '.npmrc', 'Dockerfile', 'netlify.toml'],
  ...['js', 'mjs', 'mts', 'ts'].map((extension) => `astro.config.${extension}`),
  ...['package-lock.json', 'package.json', 'pnpm-lock.yaml', 'pnpm-workspace.yaml'],
  ...['public', 'src', 'tsconfig.json', 'vercel.json', 'wrangler.jsonc'],
];

/** Options of `publish`. */
interface PublishOptions {
  /** The folder of the owner's project, an absolute path. */
  site?: string;
  /** Runs a task while no file is saved. */
  runExclusive?: RunExclusive;
  /** Checks the content. @throws Refusal where it has issues, so that the site cannot be built */
  check?: () => Promise<void>;
  /** Returns the title of a content file from its path in the content folder. */
  titleAt?: (path: string) => Promise<string>;
  /** The chosen version of each file that others have changed too. */
  choices?: PublishRequest['choices'];
  /** The URL or path of a repository that becomes the remote repository, where there is none. */
  remote?: string | undefined;
}

/** Runs a task while no other task of the same queue runs. */
type RunExclusive = <Result>(work: () => Promise<Result>) => Promise<Result>;

/** The changes to publish. */
interface Changes {
  /** The paths to publish that have changes, relative to the root of the repository. */
  paths: string[];
  /** One line of `git status` for each changed file: two status letters, a space, and the path from the root. */
  entries: string[];
  /** Why a commit would not hold the files as they are; undefined where it would. */
  obstacle: Obstacle | undefined;
}

/**
 * Lists the changes since the last commit in the content and in the files that affect the build. Paths
 * that do not exist, are empty or lie outside the repository are omitted.
 */
async function changesIn(root: string, content: string, site: string): Promise<Changes> {
  const folders = { root, content: await realpath(content), site: await realpath(site) };
  const inside = [folders.content, ...buildFiles.map((name) => join(folders.site, name))]
    .filter((path) => isInside(root, path))
    .map((path) => relative(root, path).split(sep).join('/') || '.');
  // Also what settings of the owner hide.
  const all = ['--untracked-files=all', '--ignored', '--ignore-submodules=none', '--no-renames'];
  const { stdout } = await git(root, 'status', '--porcelain=v1', '-z', ...all, '--', ...inside);
  const lines = stdout.split('\0').filter(Boolean);
  const entries = lines.filter((line) => !line.startsWith('!!'));
  const ignored = lines.filter((line) => line.startsWith('!!')).map((line) => line.slice(3));
  const isChanged = (path: string) =>
    entries.some((entry) => path === '.' || `${entry.slice(3)}/`.startsWith(`${path}/`));
  const obstacle = await obstacleIn(folders, { inside, entries, ignored });
  return { paths: inside.filter(isChanged), entries, obstacle };
}

interface Names {
  language: EditorLanguage;
  /** Returns the title of a content file from its path in the content folder. */
  titleAt: (path: string) => Promise<string>;
  /** The URL of the site; undefined where the content has none. */
  siteAddress?: string | undefined;
}

/**
 * The changes since the last commit, or the reason why nothing can be published.
 *
 * @param content The content folder, an absolute path.
 * @param site The folder of the owner's project, an absolute path.
 */
export async function publishState(
  content: string,
  names: Names,
  site = ROOT,
): Promise<PublishState> {
  const impossible = (refusal: GitRefusal, paths: string[] = []): PublishState => ({
    ...{ kind: 'impossible', refusal, paths },
  });
  const found = await repositoryOf(content);
  if ('output' in found) return impossible(refusalOf(found.output, found.isLate));
  const { root, gitFolder } = found;
  const unfinished = operationIn(gitFolder);
  const branch = (await branchOf(root)) ?? (unfinished && (await rebasedBranch(gitFolder)));
  if (branch === undefined) return impossible('detached');
  const { paths, entries, obstacle } = await changesIn(root, content, site);
  if (obstacle) return impossible(obstacle.refusal, obstacle.paths);
  const files = await Promise.all(entries.map((line) => fileChange(root, content, line, names)));
  const changes = publishedChanges(files, names.language);
  const { remote } = await targetOf(root, branch);
  const ahead = await git(content, 'rev-list', '--count', 'HEAD', '--not', '--remotes');
  return {
    kind: 'possible',
    branch,
    unfinished,
    remote: remote && (await remoteUrl(root, remote)),
    unpushed: remote !== undefined && ahead.isDone ? Number(ahead.stdout) : 0,
    changes,
    diff: await diffOf(root, paths),
    commitMessage: commitMessageFor(changes, names.language),
    siteAddress: names.siteAddress,
  };
}

/** The maximum number of characters of a diff that the editor shows. */
const longestDiff = 100_000;

/**
 * The repository of a folder: its root, and the folder of Git for the worktree, both as absolute paths.
 * The result of the command where there is no repository.
 */
async function repositoryOf(folder: string) {
  const result = await git(folder, 'rev-parse', '--show-toplevel', '--absolute-git-dir');
  const [root = '', gitFolder = ''] = result.stdout.split('\n');
  return result.isDone ? { root, gitFolder } : result;
}

/** What changed since the last commit in files that it has; empty before the first commit. */
async function diffOf(root: string, paths: readonly string[]): Promise<string> {
  if (paths.length === 0) return '';
  const plainly = ['--no-color', '--no-ext-diff', '--no-textconv'];
  const { isDone, stdout } = await git(root, 'diff', ...plainly, 'HEAD', '--', ...paths);
  return isDone ? stdout.slice(0, longestDiff).toWellFormed() : '';
}

/** The checked-out branch. The short name that Git prints has a prefix where a tag has the same name. */
async function branchOf(root: string): Promise<string | undefined> {
  const { isDone, stdout } = await git(root, 'symbolic-ref', '--quiet', 'HEAD');
  return isDone ? stdout.trim().replace('refs/heads/', '') : undefined;
}

/** Where a branch is pushed. */
interface Target {
  /** The name of the remote repository: that of the branch, else origin, else the first; undefined where there is none. */
  remote: string | undefined;
  /** The branch of the remote repository. */
  theirs: string;
  /** Whether Git knows it as the upstream of the branch. */
  isTracked: boolean;
}

async function targetOf(root: string, branch: string): Promise<Target> {
  const { stdout } = await git(root, 'config', '-z', '--get-regexp', '^(branch|remote)\\.');
  const settings = new Map(
    stdout.split('\0').map((line) => {
      const [name = '', value = ''] = line.split('\n', 2);
      return [name, value] as const;
    }),
  );
  const remotes = [...settings.keys()]
    .flatMap((name) => /^remote\.(.+)\.url$/.exec(name)?.[1] ?? [])
    .sort();
  const configured = remotes.find((name) => name === settings.get(`branch.${branch}.remote`));
  const upstream = configured === undefined ? undefined : settings.get(`branch.${branch}.merge`);
  return {
    remote: configured ?? remotes.find((name) => name === 'origin') ?? remotes[0],
    theirs: upstream?.replace('refs/heads/', '') || branch,
    isTracked: configured !== undefined,
  };
}

/** The URL or path of a remote repository, without a password. */
async function remoteUrl(root: string, remote: string): Promise<string> {
  const { stdout } = await git(root, 'remote', 'get-url', '--push', remote);
  return stdout.trim().replace(/^(\w+:\/\/)[^/@]*@/, '$1');
}

/** @param line A line of `git status`: two status letters, a space and the path from the root. */
async function fileChange(
  root: string,
  content: string,
  line: string,
  { titleAt, language }: Names,
): Promise<FileChange> {
  const fromRoot = line.slice(3);
  const file = join(root, fromRoot);
  const path = relative(content, file).split(sep).join('/');
  const isContent = !path.startsWith('..');
  const collection = isContent ? contentFileAt(path)?.name : undefined;
  const entryPath = entryPathOf(path);
  const entry = entryPath && { path: entryPath, title: await titleAt(entryPath) };
  const about = { path, entry: entry || undefined };
  const title = isContent ? await titleAt(path) : fromRoot;

  const old = await git(root, 'show', `HEAD:${fromRoot}`);
  if (!old.isDone) {
    return { ...about, what: 'new', changes: [fileWords(title, 'new', collection, language)] };
  }
  const before = collection && (await versionOf(file, old.stdout));
  if (!existsSync(file)) {
    const oldTitle = (before && entryTitle(before.data)) ?? title;
    return {
      ...about,
      what: 'removed',
      changes: [fileWords(oldTitle, 'removed', collection, language)],
    };
  }
  const after = collection && (await versionOf(file));
  const changes = changeWords(title, before && after ? { before, after } : undefined, language);
  return { ...about, what: 'changed', changes };
}

/**
 * A version of a content file; undefined where its fields cannot be read.
 *
 * @param text The text of an older version; without it, the file is read.
 */
async function versionOf(file: string, text?: string): Promise<Version | undefined> {
  const read = await readSource(file, file, text);
  if ('issues' in read) return undefined;
  return { data: read.source.data, body: read.source.body.trim() };
}

/** The suggested commit message, with the titles of up to three changed files. */
function commitMessageFor(changes: readonly PublishedChange[], language: EditorLanguage): string {
  const { commitMessage, commitMessageMore, commitNew, commitRemoved } = language.strings.publish;
  const titles = [...new Set(changes.map(({ title }) => title))];
  if (titles.length === 0) return '';
  const rest = titles.length - 3;
  if (rest <= 0) {
    const isAll = (what: PublishedChange['what']) =>
      changes.every((change) => change.what === what);
    const message = isAll('new') ? commitNew : isAll('removed') ? commitRemoved : commitMessage;
    return t(message, { titles }, language.locale);
  }
  // Without "and", because the number of further titles follows.
  const shown = joinFacts(titles.slice(0, 3), language.locale);
  return t(commitMessageMore, { titles: shown, rest }, language.locale);
}

/** Options against settings of the owner with which a merge would end in another way. */
const mergeOptions = [
  ...['--ff', '--commit', '--no-squash', '--no-edit', '--no-autostash'],
  // A resolution that Git remembers is not one that the owner has seen.
  '--no-rerere-autoupdate',
];

/** The hooks that can refuse a command. */
const hooks: Readonly<Record<string, readonly string[]>> = {
  commit: ['pre-commit', 'prepare-commit-msg', 'commit-msg', 'pre-merge-commit'],
  merge: ['pre-merge-commit', 'prepare-commit-msg', 'commit-msg'],
  push: ['pre-push'],
  am: ['applypatch-msg', 'pre-applypatch'],
};

async function hasHook(root: string, command = ''): Promise<boolean> {
  const hookNames = hooks[command] ?? [];
  if (hookNames.length === 0) return false;
  // Elsewhere in a further worktree, and where a setting says so.
  const { stdout } = await git(root, 'rev-parse', '--git-path', 'hooks');
  return hookNames.some((name) => existsSync(resolve(root, stdout.trimEnd(), name)));
}

/** How often publishing fetches again where others push at the same time. */
const maxRounds = 3;

/**
 * Commits the content and the files that affect the build, and no other files, takes over the commits of others, and
 * pushes. A merge, cherry-pick, revert or rebase that the owner has begun is finished first. No commit is lost: the
 * commits of the owner stay, also where a later step fails, and a merge with an open conflict is taken back.
 *
 * @param content The content folder, an absolute path.
 * @returns The outcome, the output of git, and why git refused the last command.
 */
export async function publish(
  content: string,
  commitMessage: string,
  options: PublishOptions = {},
): Promise<PublishResponse> {
  const { site = ROOT, runExclusive = (work) => work(), check = async () => {}, choices } = options;
  const titleAt = options.titleAt ?? (async (path: string) => path);
  const outputLines: string[] = [];
  let refusal: PublishResponse['refusal'];
  const refused = (output: string, isLate = false) => {
    refusal = refusalOf(output, isLate);
  };
  const repository = await repositoryOf(content);
  if ('output' in repository) {
    refused(repository.output);
    return { outcome: 'failed', output: repository.output, refusal };
  }
  const { root, gitFolder } = repository;
  const run = async (...args: readonly string[]) => {
    refusal = undefined;
    const { isDone, isLate, output } = await git(root, ...args);
    outputLines.push(`$ git ${args[0]}`, ...(output === '' ? [] : [output]));
    if (!isDone) refused(output, isLate);
    if (refusal === 'unknown' && (await hasHook(root, args[0]))) refusal = 'hook';
    return isDone;
  };
  /** Whether the next commit has no marks of Git. */
  const isUnmarked = async (paths?: readonly string[]) => {
    const marked = await markedIn(root, paths);
    outputLines.push(...marked);
    refusal = marked.length > 0 ? 'marks' : undefined;
    return marked.length === 0;
  };
  const ended = (outcome: PublishResponse['outcome']): PublishResponse => ({
    outcome,
    output: outputLines.join('\n'),
    refusal: outcome === 'failed' || outcome === 'notPushed' ? refusal : undefined,
  });
  const asked = async (conflicts: readonly PublishConflict[]): Promise<PublishResponse> => ({
    ...ended('conflict'),
    conflicts: await Promise.all(
      conflicts.map(async (conflict) => {
        const path = relative(await realpath(content), join(await realpath(root), conflict.path));
        const isContent = path !== '..' && !path.startsWith(`..${sep}`);
        return {
          ...conflict,
          title: isContent ? await titleAt(path.split(sep).join('/')) : conflict.path,
        };
      }),
    ),
  });

  /** Finishes what the owner has begun in Git. Resolves with a response where that is not possible yet. */
  const finish = async (): Promise<PublishResponse | undefined> => {
    while (true) {
      const begun = operationIn(gitFolder);
      const resolved = await resolveConflicts(root, begun, choices);
      if (resolved.conflicts.length > 0) return await asked(resolved.conflicts);
      refusal = resolved.refusal;
      if (refusal) return ended('failed');
      if (!begun) return undefined;
      await check();
      if (!(await isUnmarked())) return ended('failed');
      const before = await stateOf(root);
      // A patch of `git am` that fits nowhere has no versions to choose between, and is not skipped.
      const isEmpty =
        begun !== 'rebase' &&
        (begun !== 'am' || resolved.isResolved === true) &&
        !(await hasStaged(root));
      const isDone = await (begun === 'merge'
        ? run('commit', '--no-edit')
        : run(begun, isEmpty ? '--skip' : '--continue'));
      // A rebase stops again at the next commit in conflict.
      if (!isDone && (await stateOf(root)) === before) return ended('failed');
    }
  };
  // The commit may wait for a hook, during which files can be saved.
  const begun = await runExclusive(async () => {
    const unfinished = await finish();
    if (unfinished) return unfinished;
    const branch = await branchOf(root);
    if (branch === undefined) {
      refusal = 'detached';
      return ended('failed');
    }
    await check();
    const { paths, obstacle } = await changesIn(root, content, site);
    if (obstacle) {
      outputLines.push(...obstacle.paths);
      refusal = obstacle.refusal;
      return ended('failed');
    }
    const isAdded =
      paths.length === 0 ||
      ((await run('add', '--all', '--', ...paths)) && (await isUnmarked(paths)));
    return isAdded ? { branch, paths } : ended('failed');
  });
  if ('outcome' in begun) return begun;
  // With explicit paths, the commit does not include other files that the owner has staged.
  const commitArguments =
    begun.paths.length > 0 ? ['--message', commitMessage, '--', ...begun.paths] : undefined;
  if (commitArguments && !(await run('commit', ...commitArguments))) return ended('failed');

  /** Merges the commits of others. Resolves with a response where that is not possible. */
  const takeOver = async (theirs: string): Promise<PublishResponse | undefined> => {
    const { isDone: isKnown, stdout } = await git(root, 'rev-list', '--count', `HEAD..${theirs}`);
    if (!isKnown || stdout.trim() === '0') return undefined;
    let isMerged = await run('merge', ...mergeOptions, theirs);
    if (!isMerged && operationIn(gitFolder) === 'merge') {
      const { conflicts, refusal: reason } = await resolveConflicts(root, 'merge', choices, true);
      const isOpen = conflicts.length > 0 || reason !== undefined;
      isMerged = !isOpen && (await run('commit', '--no-edit'));
      // The files are as they were before the merge, until the owner has chosen.
      if (!isMerged) await git(root, 'merge', '--abort');
      if (conflicts.length > 0) return await asked(conflicts);
      refusal = reason ?? refusal;
    }
    if (!isMerged) return ended('notPushed');
    await check();
    return undefined;
  };

  const { branch } = begun;
  const { remote: known, theirs, isTracked } = await targetOf(root, branch);
  if (known === undefined && options.remote === undefined) return ended('noRemote');
  const remote = known ?? 'origin';
  if (known === undefined && !(await run('remote', 'add', remote, addressFrom(options.remote)))) {
    return ended('notPushed');
  }
  const fetched = `refs/remotes/${remote}/${theirs}`;
  for (let round = 1; round <= maxRounds; round += 1) {
    // Whatever branches the settings name. With `*`, a branch that is not there yet is no error.
    if (!(await run('fetch', remote, `+refs/heads/${theirs}*:${fetched}*`))) break;
    const response = await runExclusive(() => takeOver(fetched));
    if (response) return response;
    const flags = isTracked ? [] : ['--set-upstream'];
    // Full names, because a tag may have the same one.
    const refspec = `refs/heads/${branch}:refs/heads/${theirs}`;
    if (await run('push', ...flags, remote, refspec)) {
      // Git does so only for the branches that the settings name.
      await git(root, 'update-ref', fetched, `refs/heads/${branch}`);
      return ended('published');
    }
    if (refusal !== 'overtaken') break;
  }
  // Without the remote repository, the owner can enter another address.
  if (known === undefined) await git(root, 'remote', 'remove', remote);
  return ended('notPushed');
}

/** Whether the index differs from the last commit. */
async function hasStaged(root: string): Promise<boolean> {
  return !(await git(root, 'diff', '--cached', '--quiet')).isDone;
}

/** A text that changes with each commit and each conflict of a repository. */
async function stateOf(root: string): Promise<string> {
  const head = await git(root, 'rev-parse', 'HEAD');
  return head.stdout + (await git(root, 'ls-files', '--unmerged')).stdout;
}

/** The address of a repository, with the protocol that a copied address may lack. */
function addressFrom(text = ''): string {
  return /^[\w-]+(?:\.[\w-]+)+\//.test(text) ? `https://${text}` : text;
}
