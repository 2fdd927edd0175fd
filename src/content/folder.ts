import { existsSync } from 'node:fs';
import { resolve } from 'node:path';

export interface FolderEnvironment {
  /** A content folder other than the usual ones, absolute or relative to the project. */
  CONTENT?: string | undefined;
}

/**
 * Chooses the content folder: `CONTENT` if it is set, else `content/` if it exists, else the
 * sample that ships with the project.
 *
 * @param root The project's folder.
 * @returns An absolute path. Whether a folder stands there is for the loader to say.
 */
export function chooseContentFolder(root: string, environment: FolderEnvironment): string {
  if (environment.CONTENT) return resolve(root, environment.CONTENT);
  const own = resolve(root, 'content');
  return existsSync(own) ? own : resolve(root, 'sample');
}
