import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { SettingsError } from '../../platform/settings-error.ts';
import { PACKAGE } from '../../platform/site-folder.mjs';
import { unusablePath } from '../../platform/unusable-path.mjs';

/** The absolute path of the sample content that ships with the package. */
export const sampleFolder = resolve(PACKAGE, 'sample');

export interface FolderEnvironment {
  /** The path of another content folder, absolute or relative to the owner's project folder. */
  CONTENT?: string | undefined;
}

/**
 * Chooses the content folder: `CONTENT` if it is set, else `content/` if it exists, else the sample
 * content.
 *
 * @param root The owner's project folder.
 * @returns An absolute path. If there is no such folder, the loader reports an error later.
 * @throws SettingsError if no site can be built from `CONTENT`, because of a character in its path
 */
export function chooseContentFolder(root: string, environment: FolderEnvironment): string {
  if (environment.CONTENT) {
    const folder = resolve(root, environment.CONTENT);
    const problem = unusablePath(folder);
    if (problem !== undefined) throw new SettingsError(`CONTENT: ${problem}`);
    return folder;
  }
  const ownerFolder = resolve(root, 'content');
  return existsSync(ownerFolder) ? ownerFolder : sampleFolder;
}
