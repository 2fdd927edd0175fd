import { createHash } from 'node:crypto';
import { readdir, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { hasCode } from '../../platform/error-codes.ts';
import { ROOT } from '../../platform/site-paths.ts';

/** The folder with a staging folder for each running editor and its content folder. */
const STAGING = resolve(ROOT, '.cache/editor/new');

/**
 * The staging folder, for images of new entries that are not saved yet, by their future paths.
 *
 * @param content The content folder, an absolute path.
 * @param editor The process id of the editor.
 */
export function stagingFolder(content: string, editor: number): string {
  const name = createHash('sha256').update(content).digest('hex').slice(0, 16);
  return join(STAGING, `${name}-${editor}`);
}

/** Removes the staging folders of editors that no longer run. */
export async function removeStaleStaging(): Promise<void> {
  for (const name of await readdir(STAGING).catch(() => [])) {
    if (!isRunning(Number(name.split('-')[1]))) await rm(join(STAGING, name), { recursive: true });
  }
}

/** Whether another process with this process id runs; this process may be an editor. */
function isRunning(id: number): boolean {
  if (!Number.isSafeInteger(id) || id === process.pid) return false;
  try {
    return process.kill(id, 0);
  } catch (error) {
    return hasCode(error, 'EPERM');
  }
}
