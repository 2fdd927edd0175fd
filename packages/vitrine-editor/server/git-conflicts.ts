import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PublishChoice, PublishConflict, PublishRequest } from '../api.ts';
import { git } from './git.ts';
import { type GitRefusal, refusalOf } from './git-refusals.ts';

/** What Git has begun and not finished, by the file or folder that it keeps meanwhile. */
const operations = [
  ['MERGE_HEAD', 'merge'],
  ['CHERRY_PICK_HEAD', 'cherry-pick'],
  ['REVERT_HEAD', 'revert'],
  ['rebase-merge', 'rebase'],
  ['rebase-apply', 'rebase'],
  ['rebase-apply/applying', 'am'],
] as const;

type Operation = (typeof operations)[number][1];

/**
 * The merge, cherry-pick, revert, rebase or `git am` that is not finished in a repository; undefined where there is none.
 *
 * @param gitFolder The folder of Git for the worktree, an absolute path.
 */
export function operationIn(gitFolder: string): Operation | undefined {
  return operations.findLast(([name]) => existsSync(join(gitFolder, name)))?.[1];
}

/** The branch that a rebase moves, which is not checked out until the rebase is finished. */
export async function rebasedBranch(gitFolder: string): Promise<string | undefined> {
  for (const folder of ['rebase-merge', 'rebase-apply']) {
    const name = await readFile(join(gitFolder, folder, 'head-name'), 'utf8').catch(() => '');
    if (name !== '') return name.trim().replace('refs/heads/', '');
  }
  return undefined;
}

/** A file with two versions in the index. */
interface Unmerged {
  path: string;
  /** The blob ids of the stages that the index has: 1 for the common version, 2 for “ours”, 3 for “theirs”. */
  stages: ReadonlyMap<string, string>;
}

async function unmergedIn(root: string): Promise<Unmerged[]> {
  const { stdout } = await git(root, 'ls-files', '--unmerged', '-z');
  const entries = stdout.split('\0').flatMap((line) => {
    const [, blob = '', stage = '', path = ''] = /^\S+ (\S+) (\d)\t(.*)$/s.exec(line) ?? [];
    return path === '' ? [] : [{ blob, stage, path }];
  });
  return [...Map.groupBy(entries, ({ path }) => path)].map(([path, parts]) => ({
    path,
    stages: new Map(parts.map(({ stage, blob }) => [stage, blob])),
  }));
}

/** The ids of both versions of a file, by which a choice is known to be about these. */
const versionsOf = ({ stages }: Unmerged) =>
  ['2', '3'].map((stage) => stages.get(stage) ?? '').join('..');

/**
 * The stage with the version of the owner. A rebase puts the commits of the owner on those of others, and without an
 * operation, it is a stash of the owner that was put on the last commit.
 */
const stageOf = (side: PublishChoice['side'], operation: Operation | undefined) =>
  (side === 'mine') === (operation === 'rebase' || operation === undefined) ? '3' : '2';

/** Matches a line with which Git marks a version in a conflict, such as `<<<<<<< HEAD`. */
const MARK = '^(<{7}|>{7}|[|]{7}) ';

/** Whether a text has marks of Git, other than in a code block of Markdown, which may explain them. */
function isMarked(text: string): boolean {
  return new RegExp(MARK, 'm').test(
    text.replaceAll(/^ {0,3}(`{3,}|~{3,}).*\n[\s\S]*?^ {0,3}\1/gm, ''),
  );
}

/**
 * Whether the owner still has to resolve a file in an operation of theirs: it has marks of Git, or Git did not write both
 * versions into it, as for pictures and where `.gitattributes` says so.
 */
async function isOpen(root: string, { path, stages }: Unmerged): Promise<boolean> {
  if (!stages.has('2') || !stages.has('3')) return true;
  const text = await readFile(join(root, path), 'utf8').catch(() => undefined);
  if (text === undefined) return false;
  if (text.includes('\0') || new RegExp(MARK, 'm').test(text)) return true;
  const { stdout } = await git(root, 'hash-object', `--path=${path}`, `./${path}`);
  return [...stages.values()].includes(stdout.trim());
}

/**
 * Whether Git has made up the name of a file, as `note~HEAD`: one version has a folder or a link with the name, and the
 * other a file.
 */
async function isNameInvented(root: string, path: string): Promise<boolean> {
  if (!path.includes('~')) return false;
  const commits = [
    'HEAD',
    'MERGE_HEAD',
    'CHERRY_PICK_HEAD',
    'REVERT_HEAD^',
    'REBASE_HEAD',
    'stash',
  ];
  for (const commit of commits) {
    if ((await git(root, 'cat-file', '-e', `${commit}:${path}`)).isDone) return false;
  }
  return true;
}

/**
 * The files of the next commit with new marks of Git.
 *
 * @param paths The paths to commit; all by default.
 */
export async function markedIn(root: string, paths: readonly string[] = []): Promise<string[]> {
  const listed = async (...args: readonly string[]) =>
    (await git(root, ...args, '--', ...paths)).stdout.split('\0').filter(Boolean);
  const found = await listed('grep', '--cached', '-lzIE', MARK);
  if (found.length === 0) return [];
  const changed = new Set(await listed('diff', '--cached', '--name-only', '-z', '--diff-filter=d'));
  const marked: string[] = [];
  for (const path of found.filter((file) => changed.has(file))) {
    const isMarkedIn = async (commit: string) =>
      isMarked((await git(root, 'show', `${commit}:${path}`)).stdout);
    const isOld = (await isMarkedIn('HEAD')) || (await isMarkedIn('MERGE_HEAD'));
    if (!isOld && (await isMarkedIn(''))) marked.push(path);
  }
  return marked;
}

/** The maximum number of characters of a version that the editor shows. */
const longestVersion = 20_000;

/** The result of `resolveConflicts`. */
interface Resolved {
  /** The files for which no choice is known; nothing is changed then. */
  conflicts: PublishConflict[];
  /** Why a file cannot be resolved. */
  refusal?: GitRefusal;
  /** Whether there were files with two versions, and all are resolved. */
  isResolved?: boolean;
}

/**
 * Resolves the files with two versions: by the choices of the owner, or as the owner has written the file without
 * the marks of Git. A choice counts only for the versions that the owner saw.
 *
 * @param operation What the owner has begun in Git; undefined for a stash that was put on other changes.
 * @param isOurs Whether the editor has begun the merge: only choices count, because the owner has not seen the files.
 */
export async function resolveConflicts(
  root: string,
  operation: Operation | undefined,
  choices: PublishRequest['choices'] = {},
  isOurs = false,
): Promise<Resolved> {
  const unmerged = await unmergedIn(root);
  const sideOf = (file: Unmerged) => {
    const choice = choices[file.path];
    return choice?.versions === versionsOf(file) ? choice.side : undefined;
  };
  const open: Unmerged[] = [];
  for (const file of unmerged) {
    if (await isNameInvented(root, file.path)) return { conflicts: [], refusal: 'sameName' };
    if (sideOf(file) === undefined && (isOurs || (await isOpen(root, file)))) open.push(file);
  }
  const versionOf = async ({ path, stages }: Unmerged, side: PublishChoice['side']) => {
    const stage = stageOf(side, operation);
    if (!stages.has(stage)) return undefined;
    const { stdout } = await git(root, 'show', `:${stage}:${path}`);
    return stdout.includes('\0') ? '' : stdout.slice(0, longestVersion).toWellFormed();
  };
  if (open.length > 0) {
    const conflicts = open.map(async (file) => ({
      path: file.path,
      title: file.path,
      versions: versionsOf(file),
      mine: await versionOf(file, 'mine'),
      theirs: await versionOf(file, 'theirs'),
    }));
    return { conflicts: await Promise.all(conflicts) };
  }
  for (const file of unmerged) {
    const { path, stages } = file;
    const side = sideOf(file);
    const stage = side && stageOf(side, operation);
    const isGone = stage === undefined ? !existsSync(join(root, path)) : !stages.has(stage);
    const commands = isGone
      ? [['rm', '--quiet', '--force']]
      : [
          ...(stage ? [['checkout', stage === '2' ? '--ours' : '--theirs']] : []),
          ['add', '--force'],
        ];
    for (const command of commands) {
      const { isDone, isLate, output } = await git(root, ...command, '--', path);
      if (!isDone) return { conflicts: [], refusal: refusalOf(output, isLate) };
    }
  }
  return { conflicts: [], isResolved: unmerged.length > 0 };
}
