import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { PublishConflict, PublishRequest } from '../api.ts';
import { git } from './git.ts';

/** What Git has begun and not finished, by the file or folder that it keeps meanwhile. */
const operations = [
  ['MERGE_HEAD', 'merge'],
  ['CHERRY_PICK_HEAD', 'cherry-pick'],
  ['REVERT_HEAD', 'revert'],
  ['rebase-merge', 'rebase'],
  ['rebase-apply', 'rebase'],
] as const;

type Operation = (typeof operations)[number][1];

/** The merge, cherry-pick, revert or rebase that is not finished in a repository; undefined where there is none. */
export async function operationIn(root: string): Promise<Operation | undefined> {
  for (const [name, operation] of [...operations].reverse()) {
    const { stdout } = await git(root, 'rev-parse', '--git-path', name);
    if (existsSync(resolve(root, stdout.trim()))) return operation;
  }
  return undefined;
}

/** The branch that a rebase moves, which is not checked out until the rebase is finished. */
export async function rebasedBranch(root: string): Promise<string | undefined> {
  for (const folder of ['rebase-merge', 'rebase-apply']) {
    const { stdout } = await git(root, 'rev-parse', '--git-path', `${folder}/head-name`);
    const name = await readFile(resolve(root, stdout.trim()), 'utf8').catch(() => '');
    if (name !== '') return name.trim().replace('refs/heads/', '');
  }
  return undefined;
}

/** A file with two versions in the index. */
interface Unmerged {
  path: string;
  /** The stages that the index has: 1 for the common version, 2 for “ours”, 3 for “theirs”. */
  stages: ReadonlySet<string>;
}

async function unmergedIn(root: string): Promise<Unmerged[]> {
  const { stdout } = await git(root, 'ls-files', '--unmerged', '-z');
  const entries = stdout.split('\0').flatMap((line) => {
    const [, stage = '', path = ''] = /^\S+ \S+ (\d)\t(.*)$/s.exec(line) ?? [];
    return path === '' ? [] : [{ stage, path }];
  });
  return [...Map.groupBy(entries, ({ path }) => path)].map(([path, parts]) => ({
    path,
    stages: new Set(parts.map(({ stage }) => stage)),
  }));
}

/** The stage with the version of the owner. A rebase puts the commits of the owner on those of others. */
const stageOf = (side: 'mine' | 'theirs', operation: Operation) =>
  (side === 'mine') === (operation === 'rebase') ? '3' : '2';

/** Whether a file has both versions still, between the marks of Git, or Git could not write both into it. */
async function isOpen(root: string, { path, stages }: Unmerged): Promise<boolean> {
  if (!stages.has('2') || !stages.has('3')) return true;
  const text = await readFile(join(root, path), 'utf8').catch(() => undefined);
  if (text === undefined) return false;
  return /^<{7}/m.test(text) || text.includes('\0');
}

/** The maximum number of characters of a version that the editor shows. */
const longestVersion = 20_000;

/**
 * Resolves the files with two versions: by the choices of the owner, or as the owner has written the file without
 * the marks of Git.
 *
 * @returns The files for which no choice is known; nothing is changed then.
 */
export async function resolveConflicts(
  root: string,
  operation: Operation,
  choices: PublishRequest['choices'] = {},
): Promise<PublishConflict[]> {
  const unmerged = await unmergedIn(root);
  const open: Unmerged[] = [];
  for (const file of unmerged) {
    if (choices[file.path] === undefined && (await isOpen(root, file))) open.push(file);
  }
  const versionOf = async ({ path, stages }: Unmerged, side: 'mine' | 'theirs') => {
    const stage = stageOf(side, operation);
    if (!stages.has(stage)) return undefined;
    const { stdout } = await git(root, 'show', `:${stage}:${path}`);
    return stdout.includes('\0') ? '' : stdout.slice(0, longestVersion).toWellFormed();
  };
  if (open.length > 0) {
    return await Promise.all(
      open.map(async (file) => ({
        path: file.path,
        title: file.path,
        mine: await versionOf(file, 'mine'),
        theirs: await versionOf(file, 'theirs'),
      })),
    );
  }
  for (const { path, stages } of unmerged) {
    const side = choices[path];
    const stage = side && stageOf(side, operation);
    if (stage !== undefined && stages.has(stage)) {
      await git(root, 'checkout', stage === '2' ? '--ours' : '--theirs', '--', path);
    }
    const isGone = stage === undefined ? !existsSync(join(root, path)) : !stages.has(stage);
    await git(root, ...(isGone ? ['rm', '--quiet', '--force'] : ['add']), '--', path);
  }
  return [];
}
