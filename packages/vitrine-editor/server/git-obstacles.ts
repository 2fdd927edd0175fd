import { lstat, readlink, realpath } from 'node:fs/promises';
import { isAbsolute, join, relative, sep } from 'node:path';
import { isInside } from 'vitrine/command';
import { git } from './git.ts';
import type { GitRefusal } from './git-refusals.ts';

/** What `git status` lists of the paths to publish; all paths are relative to the root of the repository. */
interface Listed {
  /** The paths to publish. */
  inside: readonly string[];
  /** One line for each changed file: two status letters, a space, and the path. */
  entries: readonly string[];
  /** The files that Git ignores. */
  ignored: readonly string[];
}

/** Real paths of folders. */
interface Folders {
  /** The root of the repository of the content. */
  root: string;
  content: string;
  /** The folder of the owner's project. */
  site: string;
}

/** A reason why a commit would not hold the files as they are, and the paths concerned. */
export interface Obstacle {
  refusal: GitRefusal;
  paths: string[];
}

/** Files of file managers and of editors, which no site needs. */
const byProducts = /(?:^|\/)(?:\.DS_Store|\._[^/]*|Thumbs\.db|desktop\.ini|[^/]*~|[^/]*\.sw[a-p])$/;

/**
 * What Git would leave out of a commit of the content and the files for the build, or would record otherwise. A host
 * builds the commit, so that the site would differ from the one here without a message.
 */
export async function obstacleIn(
  { root, content, site }: Folders,
  { inside, entries, ignored }: Listed,
): Promise<Obstacle | undefined> {
  if (isInside(site, root) && root !== site) {
    const paths = [relative(site, root).split(sep).join('/')];
    const outer = await git(root, 'rev-parse', '--show-superproject-working-tree');
    if (outer.stdout.trim() !== '') return { refusal: 'submodule', paths };
    // Where the repository of the project ignores the folder, the owner keeps them apart. Without a repository, Git says so.
    const { isDone: isIgnored, output } = await git(site, 'check-ignore', '--quiet', root);
    if (!isIgnored && output === '') return { refusal: 'embedded', paths };
  }
  const { stdout } = await git(root, 'ls-files', '--stage', '-v', '-z', '--', ...inside);
  const tracked = stdout.split('\0').flatMap((line) => {
    const [, flag = '', mode = '', blob = '', path = ''] =
      /^(\S) (\d+) (\S+) \d\t(.*)$/s.exec(line) ?? [];
    return path === '' ? [] : [{ flag, mode, blob, path }];
  });

  const repositories = tracked.filter(({ mode }) => mode === '160000').map(({ path }) => path);
  const submodules = repositories.length > 0 ? await submodulesOf(root) : new Set();
  const listed = entries.map((line) => line.slice(3));
  const embedded = [
    ...listed.filter((path) => path.endsWith('/')),
    ...repositories.filter((path) => !submodules.has(path)),
  ];
  if (embedded.length > 0) return { refusal: 'embedded', paths: embedded };
  const changed = repositories.filter((path) => listed.includes(path));
  if (changed.length > 0) return { refusal: 'submodule', paths: changed };

  const links = tracked.filter(({ mode }) => mode === '120000').map(({ path }) => path);
  const linkedOut: string[] = [];
  for (const path of new Set([...links, ...listed])) {
    if (await isLinkedOut(root, path)) linkedOut.push(path);
  }
  if (linkedOut.length > 0) return { refusal: 'linkedOut', paths: linkedOut };

  const isRead = (path: string) => {
    if (byProducts.test(path)) return false;
    const file = join(root, path);
    // The site reads no hidden files of the content, and `.npmrc` may have a password.
    if (!isInside(content, file)) return file !== join(site, '.npmrc');
    return !relative(content, file)
      .split(sep)
      .some((part) => part.startsWith('.'));
  };
  const leftOut = ignored.filter(isRead);
  if (leftOut.length > 0) return { refusal: 'ignored', paths: leftOut };

  const hidden = await changedIn(
    root,
    tracked.filter(({ flag }) => flag === 'S' || flag !== flag.toUpperCase()),
  );
  return hidden.length > 0 ? { refusal: 'hidden', paths: hidden } : undefined;
}

/** The paths of the submodules that a clone would know. */
async function submodulesOf(root: string): Promise<ReadonlySet<string>> {
  const file = join(root, '.gitmodules');
  const { stdout } = await git(root, 'config', '-z', '--file', file, '--get-regexp', '\\.path$');
  return new Set(stdout.split('\0').map((line) => line.slice(line.indexOf('\n') + 1)));
}

/** Whether a path is a symbolic link to a place that a clone does not have. */
async function isLinkedOut(root: string, path: string): Promise<boolean> {
  const file = join(root, path);
  const stats = await lstat(file).catch(() => undefined);
  if (!stats?.isSymbolicLink()) return false;
  if (isAbsolute(await readlink(file))) return true;
  const target = await realpath(file).catch(() => undefined);
  return target !== undefined && !isInside(root, target);
}

/** Those of the given files, which `git status` does not compare, that differ from the index. */
async function changedIn(
  root: string,
  files: readonly { flag: string; mode: string; blob: string; path: string }[],
): Promise<string[]> {
  if (files.length === 0) return [];
  const found = await Promise.all(
    files.map(async (file) => {
      const stats = await lstat(join(root, file.path)).catch(() => undefined);
      return { ...file, isThere: stats !== undefined, isFile: stats?.isFile() === true };
    }),
  );
  const plain = found.filter(({ isFile, mode }) => isFile && mode.startsWith('100'));
  const { stdout } = await git(root, 'hash-object', ...plain.map(({ path }) => `./${path}`));
  const hashes = new Map(stdout.split('\n').map((hash, index) => [plain[index]?.path, hash]));
  // Files outside of a sparse checkout are meant to be absent.
  const isSparse =
    found.some(({ isThere }) => !isThere) &&
    (await git(root, 'config', '--type=bool', 'core.sparseCheckout')).stdout.trim() === 'true';
  return found
    .filter(({ flag, mode, blob, path, isThere, isFile }) => {
      if (!isThere) return !(isSparse && flag === 'S');
      return isFile !== mode.startsWith('100') || (isFile && hashes.get(path) !== blob);
    })
    .map(({ path }) => path);
}
