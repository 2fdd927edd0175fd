import { readFileSync, realpathSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/**
 * Changes a file in one step, so that it is whole also where the process is ended. What another program writes
 * meanwhile stays. Needs `withLock`, because the next change replaces a draft that was left.
 *
 * @param change The new text for a text; undefined if it needs no change.
 * @returns Whether the file was changed.
 */
export function rewriteFile(file: string, change: (text: string) => string | undefined): boolean {
  const path = realpathSync(file);
  const draft = join(dirname(path), `.${basename(path)}.draft`);
  const before = readFileSync(path, 'utf8');
  const after = change(before);
  if (after === undefined) return false;
  try {
    writeFileSync(draft, after, { mode: statSync(path).mode });
    if (readFileSync(path, 'utf8') !== before) return rewriteFile(file, change);
    renameSync(draft, path);
  } finally {
    rmSync(draft, { force: true });
  }
  return true;
}
