import { existsSync, readdirSync, rmSync } from 'node:fs';
import { enableCompileCache } from 'node:module';

/** What some builds of a changing site leave behind; about 60 MB. */
const MOST_FILES = 5000;

/**
 * Keeps the compiled form of every module that is loaded from now on, so that the next run need not
 * compile it again. Node never removes anything from there, not even what was compiled from files
 * that are gone: a folder that has grown too large begins anew.
 *
 * @param folder Where it is kept.
 */
export function keepCompiledCode(folder: string): void {
  removeOvergrown(folder, MOST_FILES);
  enableCompileCache(folder);
}

/** Removes a folder that holds more than so many files. */
export function removeOvergrown(folder: string, most: number): void {
  if (!existsSync(folder)) return;
  if (readdirSync(folder, { recursive: true }).length > most) rmSync(folder, { recursive: true });
}
