import { existsSync } from 'node:fs';
import { readdir, realpath, rename, rm } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { hasCode } from '../../../platform/error-codes.ts';

/**
 * A folder beside the built site that the next one is built in: a server that runs meanwhile answers
 * every address. Folders of builds that were broken off are removed.
 *
 * @param outDir The folder of the built site, absolute; a link is followed.
 * @returns The folder to build in, absolute; it does not exist yet.
 */
export async function stagingFolder(outDir: string): Promise<string> {
  const target = await realpath(outDir).catch(() => outDir);
  const parent = dirname(target);
  const prefix = `.${basename(target)}.build-`;
  for (const name of await readdir(parent).catch(() => [])) {
    const isOld = name.startsWith(prefix) && !isRunning(Number(name.slice(prefix.length)));
    if (isOld) await rm(join(parent, name), { recursive: true });
  }
  return join(parent, prefix + process.pid);
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
  const replaced = `${resolve(staging)}-replaced`;
  const git = join(target, '.git');
  if (existsSync(git)) await rename(git, join(staging, '.git'));
  if (existsSync(target)) await rename(target, replaced);
  await rename(staging, target);
  await rm(replaced, { recursive: true, force: true });
}

function isRunning(id: number): boolean {
  if (!Number.isInteger(id)) return false;
  try {
    return process.kill(id, 0);
  } catch (error) {
    // EPERM: it runs and belongs to another user.
    return hasCode(error, 'EPERM');
  }
}
