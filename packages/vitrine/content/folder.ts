import { existsSync, globSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import { SettingsError } from '../errors/settings-error.ts';
import { isProject, PACKAGE } from '../settings/site-folder.mjs';
import { displayPath, ROOT } from '../settings/site-paths.ts';
import { unusablePath } from '../settings/unusable-path.mjs';
import { nearest } from './nearest.ts';

/**
 * The name of the example whose content is in a folder of Vitrine's repository. Invented names are right there, so
 * `check` does not warn about them. Undefined for any other folder, also one with a copy of an example.
 *
 * @param folder An absolute path.
 */
export function exampleAt(folder: string): string | undefined {
  const path = relative(join(PACKAGE, '../../examples'), folder).split(sep).join('/');
  return /^(?!minimal\/|\.\.\/)([^/]+)\/content$/.exec(path)?.[1];
}

export interface FolderEnvironment {
  /** The path of another content folder, absolute or relative to the owner's project folder. */
  CONTENT?: string | undefined;
}

/**
 * Chooses the content folder: `CONTENT` if it is set, else `content/`.
 *
 * @param root The owner's project folder.
 * @returns An absolute path. If `CONTENT` names no folder, the loader reports an error later.
 * @throws SettingsError if there is no content, if the folder has no `site.yaml`, if `root` is not a project, or if no
 *   site can be built from `CONTENT`, because of a character in its path
 */
export function chooseContentFolder(root: string, environment: FolderEnvironment): string {
  const { CONTENT } = environment;
  const folder = resolve(root, CONTENT || 'content');
  const problem = CONTENT ? unusablePath(folder) : undefined;
  if (problem !== undefined) throw new SettingsError(`CONTENT: ${problem}`);
  const exists = existsSync(folder);
  if (!CONTENT && !exists)
    throw new SettingsError('There is no folder content/ yet. Create it: npx vitrine init');
  if (!isProject(root))
    throw new SettingsError(`${root} is not the folder of a site: it has no package.json.`);
  // A folder of code may have the name content too. The loader reports site.yml, and a folder that does not exist.
  if (exists && !globSync('*', { cwd: folder }).some((name) => nearest(name, ['site.yaml'])))
    throw new SettingsError(
      `${displayPath(folder)}/ has no file site.yaml, so it is not the content of a site. Change to the folder of a site, or begin one here: npx vitrine init`,
    );
  return folder;
}

/** The owner's content folder. @throws SettingsError if there is none, or only the sample */
export function ownerContentFolder(environment: FolderEnvironment): string {
  const folder = chooseContentFolder(ROOT, environment);
  if (exampleAt(folder) !== 'sample') return folder;
  throw new SettingsError(
    'There is no content of your own yet, and this command does not change the sample. Begin with: npm run init',
  );
}
