import { existsSync, rmSync } from 'node:fs';
import { mkdir, readdir, readFile, realpath, rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { hasCode } from '../../../platform/error-codes.ts';

/**
 * A folder beside the built site that the next one is built in: a server that runs meanwhile answers
 * every address. Its path is the same for each build, so that Node finds what it has compiled; where
 * another build is under way, it ends in the process id. Folders of builds that were broken off are
 * removed.
 *
 * @param outDir The folder of the built site, absolute; a link is followed.
 * @returns The folder to build in, absolute; it does not exist yet.
 */
export async function stagingFolder(outDir: string): Promise<string> {
  const target = await realpath(outDir).catch(() => outDir);
  const parent = dirname(target);
  const staging = join(parent, `.${basename(target)}.build`);
  for (const name of await readdir(parent).catch(() => [])) {
    const [, id] = name.split(`${basename(staging)}-`);
    if (name.startsWith(basename(staging)) && id !== undefined && !isRunning(Number(id)))
      await rm(join(parent, name), { recursive: true });
  }
  const user = Number(await readFile(userFile(staging), 'utf8').catch(() => ''));
  if (user !== process.pid && isRunning(user)) return `${staging}-${process.pid}`;
  await mkdir(parent, { recursive: true });
  await writeFile(userFile(staging), String(process.pid));
  await rm(staging, { recursive: true, force: true });
  return staging;
}

/** The file that holds the id of the process that builds in a folder. */
function userFile(staging: string): string {
  return `${staging}.pid`;
}

/**
 * Replaces the built site by a new one by renaming whole folders. `.git`, by which some hosts take a
 * site, moves along.
 *
 * @param folder The folder of the new site, from {@link stagingFolder}.
 * @param outDir The folder of the built site, absolute.
 */
export async function replaceSite(folder: string, outDir: string): Promise<void> {
  // Astro's folders end in a slash, behind which a name would be one inside.
  const staging = resolve(folder);
  const target = await realpath(outDir).catch(() => outDir);
  const replaced = `${staging}-replaced`;
  const git = join(target, '.git');
  if (existsSync(git)) await rename(git, join(staging, '.git'));
  if (existsSync(target)) await rename(target, replaced);
  await rename(staging, target);
  await rm(userFile(staging), { force: true });
  rmSync(replaced, { recursive: true, force: true });
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
