import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { PACKAGE } from '../../platform/site-folder.mjs';

/** The content that ships with the code, absolute. */
export const sampleFolder = resolve(PACKAGE, 'sample');

export interface FolderEnvironment {
  /** A content folder other than the usual ones, absolute or relative to the owner's. */
  CONTENT?: string | undefined;
}

/**
 * Chooses the content folder: `CONTENT` if it is set, else `content/` if it exists, else the
 * sample.
 *
 * @param root The owner's folder.
 * @returns An absolute path. The loader reports if there is no folder.
 */
export function chooseContentFolder(root: string, environment: FolderEnvironment): string {
  if (environment.CONTENT) return resolve(root, environment.CONTENT);
  const ownerFolder = resolve(root, 'content');
  return existsSync(ownerFolder) ? ownerFolder : sampleFolder;
}
