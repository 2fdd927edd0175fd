import { existsSync, readdirSync, rmdirSync, statSync, unlinkSync, utimesSync } from 'node:fs';
import { mkdir, readdir, readFile, realpath, rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { hasCode } from '../../../platform/error-codes.ts';

/**
 * The files of an earlier site that a build writes over, which is quicker than to remove and create
 * them. Each build writes them whether they exist or not; integrations may leave out others that exist.
 */
const REUSED = /(?:^|[\\/])(?:_astro|share)[\\/]|\.html$/;

/** The same for those that are written last, by `finish-build.ts`. */
const REUSED_LAST = /(?:^|[\\/])\.hosts[\\/]|\.(?:br|gz)$/;

/** The time of the last change of a file that the build has not written yet; no other file has it. */
const NOT_WRITTEN = new Date('1980-01-02T03:04:06Z');

/**
 * A folder beside the built site that the next one is built in: a server that runs meanwhile answers
 * every address. Its path is the same for each build, so that Node finds what it has compiled; where
 * another build is under way, it ends in the process id. Folders of builds that were broken off are
 * removed.
 *
 * @param outDir The folder of the built site, absolute; a link is followed.
 * @param reuse Whether Astro writes pages that exist; with `experimental.incrementalBuild` it does not.
 * @returns The folder to build in, absolute. It holds files of the site before the built one, which
 *   {@link replaceSite} removes unless they are written again.
 */
export async function stagingFolder(outDir: string, reuse = true): Promise<string> {
  const target = await realpath(outDir).catch(() => outDir);
  const parent = dirname(target);
  const staging = join(parent, `.${basename(target)}.build`);
  for (const name of await readdir(parent).catch(() => [])) {
    const [, id] = name.split(`${basename(staging)}-`);
    if (name.startsWith(basename(staging)) && id !== undefined && !isRunning(Number(id)))
      await rm(join(parent, name), { recursive: true });
  }
  const user = await readFile(userFile(staging), 'utf8').catch(() => undefined);
  if (user !== String(process.pid) && isRunning(Number(user))) return `${staging}-${process.pid}`;
  // Also where the last build was broken off.
  if (user !== undefined || !reuse) await rm(staging, { recursive: true, force: true });
  await mkdir(parent, { recursive: true });
  await writeFile(userFile(staging), String(process.pid));
  for (const file of filesIn(staging)) {
    const path = relative(staging, file);
    if (REUSED.test(path) || REUSED_LAST.test(path)) utimesSync(file, NOT_WRITTEN, NOT_WRITTEN);
    else unlinkSync(file);
  }
  return staging;
}

/** The file that holds the id of the process that builds in a folder. */
function userFile(staging: string): string {
  return `${staging}.pid`;
}

/**
 * Replaces the built site by a new one by renaming whole folders. `.git`, by which some hosts take a
 * site, moves along. The replaced site is kept for the next build.
 *
 * @param folder The folder of the new site, from {@link stagingFolder}.
 * @param outDir The folder of the built site, absolute.
 */
export async function replaceSite(folder: string, outDir: string): Promise<void> {
  // Astro's folders end in a slash, behind which a name would be one inside.
  const staging = resolve(folder);
  const target = await realpath(outDir).catch(() => outDir);
  const replaced = `${staging}-replaced`;
  removeLeftovers(staging, true);
  const git = join(target, '.git');
  if (existsSync(git)) await rename(git, join(staging, '.git'));
  if (existsSync(target)) await rename(target, replaced);
  await rename(staging, target);
  if (existsSync(replaced)) await rename(replaced, staging);
  await rm(userFile(staging), { force: true });
}

/**
 * Removes the files that the build has not written, and the folders that are empty then. Called as
 * soon as the pages are written, so that no integration takes one that is gone for a page of the site.
 *
 * @param isFinished Whether the files that are written last are there, too.
 */
export function removeLeftovers(folder: string, isFinished = false): void {
  for (const file of filesIn(folder)) {
    const isLeft = statSync(file).mtimeMs === NOT_WRITTEN.getTime();
    if (isLeft && (isFinished || !REUSED_LAST.test(relative(folder, file)))) unlinkSync(file);
  }
  const folders = readdirSync(folder, { recursive: true, encoding: 'utf8', withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ parentPath, name }) => join(parentPath, name));
  // Inner folders first, so that a folder of empty folders is removed too.
  for (const path of folders.sort().reverse()) {
    if (readdirSync(path).length === 0) rmdirSync(path);
  }
}

/** The absolute paths of the files in a folder; none if it does not exist. */
function filesIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map(({ parentPath, name }) => join(parentPath, name));
}

function isRunning(id: number): boolean {
  if (!Number.isInteger(id) || id < 1) return false;
  try {
    return process.kill(id, 0);
  } catch (error) {
    // EPERM: it runs and belongs to another user.
    return hasCode(error, 'EPERM');
  }
}
