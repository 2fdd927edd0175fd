import { existsSync, renameSync, rmSync } from 'node:fs';
import { mkdir, readdir, readFile, realpath, rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { hasCode } from '../../errors/error-codes.ts';
import { SettingsError } from '../../errors/settings-error.ts';
import { displayPath, isInside, ROOT } from '../../settings/site-paths.ts';

/** Files of which a built site has at least one, without an adapter and with one. */
const OF_SITE = ['index.html', 'client/index.html', 'client/_astro', 'server/entry.mjs'];

/**
 * Refuses a folder whose files a build would lose: Astro empties the folder, or we replace it.
 *
 * @param outDir The absolute path of the folder for the built site.
 * @param root The project's folder, which no site may replace.
 * @throws SettingsError if the folder has other files than a built site
 */
export async function checkOutputFolder(outDir: string, root = ROOT): Promise<void> {
  const target = await realpath(outDir).catch(() => outDir);
  const names = await readdir(target).catch((): string[] => []);
  const isEmpty = names.every((name) => name === '.git');
  const isSite = OF_SITE.some((file) => existsSync(join(target, file)));
  if (isInside(target, root) || !(isEmpty || (isSite && !names.includes('package.json'))))
    throw new SettingsError(
      `OUT_DIR: a build replaces everything in ${displayPath(target)}/, which is not a built site. Name another folder, or empty this one.`,
    );
}

/**
 * The staging folder, next to the built site, in which the next site is built, so that a server can serve the built
 * site meanwhile. The path of the folder is the same for each build, so that Node's compile cache stays valid; while
 * another build is running, the path ends in the process id. Folders of interrupted builds are removed.
 *
 * @param outDir The absolute path of the built site's folder; a symbolic link is followed.
 * @returns The absolute path of the folder to build in, which does not exist yet.
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

/** The path of the lock file with the id of the process that builds in a staging folder. */
function userFile(staging: string): string {
  return `${staging}.pid`;
}

/**
 * Replaces the built site with a new one by renaming whole folders. The folder `.git`, by which some hosts
 * publish a site, moves into the new site.
 *
 * @param folder The folder of the new site, from {@link stagingFolder}.
 * @param outDir The absolute path of the built site's folder.
 */
export async function replaceSite(folder: string, outDir: string): Promise<void> {
  // Removes the slash at the end of Astro's path, so that the suffix below names a folder next to it.
  const staging = resolve(folder);
  const target = await realpath(outDir).catch(() => outDir);
  const replaced = `${staging}-replaced`;
  const git = join(target, '.git');
  if (existsSync(git)) await rename(git, join(staging, '.git'));
  // Nothing runs between the two, so that a web server misses the folder for microseconds only. Our
  // server waits for it.
  if (existsSync(target)) renameSync(target, replaced);
  renameSync(staging, target);
  await rm(userFile(staging), { force: true });
  rmSync(replaced, { recursive: true, force: true });
}

function isRunning(id: number): boolean {
  if (!Number.isInteger(id) || id < 1) return false;
  try {
    return process.kill(id, 0);
  } catch (error) {
    // EPERM means that the process is running, but belongs to another user.
    return hasCode(error, 'EPERM');
  }
}
