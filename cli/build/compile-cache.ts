import { existsSync, readdirSync, rmSync } from 'node:fs';

/** What some builds of a changing site leave behind; about 60 MB. */
const MOST_FILES = 5000;

/**
 * Removes the folder of compiled code where it holds more than so many files: Node never removes
 * anything from there, not even what was compiled from files that are gone.
 */
export function removeOvergrown(folder: string, most = MOST_FILES): void {
  if (!existsSync(folder)) return;
  if (readdirSync(folder, { recursive: true }).length > most) rmSync(folder, { recursive: true });
}
