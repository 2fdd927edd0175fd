import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { hasCode } from '../../platform/error-codes.ts';
import { shown } from '../../platform/project.ts';
import { SettingsError } from '../../platform/settings-error.ts';

/** How often to look whether another process has ended, in milliseconds. */
const WATCH = 100;

/**
 * Takes a lock that one process at a time can have. It holds a file for each process that wants it,
 * named by the process id; the file of a process that is gone counts as none.
 *
 * @param lock The folder of the lock, absolute.
 * @param work What the lock is for, as in `building into dist/`.
 * @param patience How long to wait for the lock, in milliseconds: who was told to end needs a moment.
 * @returns Frees the lock.
 * @throws SettingsError where another process has it
 */
export async function takeLock(
  lock: string,
  work: string,
  patience = 3000,
): Promise<() => Promise<void>> {
  const own = String(process.pid);
  const free = () => rm(join(lock, own), { force: true });
  await mkdir(lock, { recursive: true });
  await writeFile(join(lock, own), '');
  const others = (await readdir(lock)).filter((name) => name !== own);
  const running = others.find(isRunning);
  if (running !== undefined) {
    await free();
    if (patience > 0) {
      await setTimeout(WATCH);
      return await takeLock(lock, work, patience - WATCH);
    }
    throw new SettingsError(
      `Process ${running} is ${work} already. Wait until it has ended, then try again. If that is no build, delete ${shown(join(lock, running))}.`,
    );
  }
  await Promise.all(others.map((name) => rm(join(lock, name), { force: true })));
  return free;
}

function isRunning(id: string): boolean {
  try {
    return process.kill(Number(id), 0);
  } catch (error) {
    // EPERM: it runs and belongs to another user.
    return hasCode(error, 'EPERM');
  }
}
