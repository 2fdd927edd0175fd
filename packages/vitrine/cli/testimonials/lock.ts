import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout } from 'node:timers/promises';
import { CACHE } from '../../settings/site-paths.ts';

/**
 * Runs a change while no other process, such as the editor, changes testimonials. The operating system removes the
 * lock of a process that ends, in whatever way.
 */
export async function withLock<T>(change: () => Promise<T>): Promise<T> {
  mkdirSync(CACHE, { recursive: true });
  using lock = new DatabaseSync(join(CACHE, 'testimonials.lock'));
  while (!isTaken(lock)) await setTimeout(20);
  return await change();
}

function isTaken(lock: DatabaseSync): boolean {
  try {
    lock.exec('BEGIN EXCLUSIVE');
    return true;
  } catch (error) {
    if (error instanceof Error && error.message === 'database is locked') return false;
    throw error;
  }
}
