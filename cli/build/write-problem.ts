import { shown } from '../../platform/project.ts';
import { SettingsError } from '../../platform/settings-error.ts';

/** What keeps a site from being written and its owner can change, by the code of the error. */
const causes = new Map([
  ['EACCES', 'this user has no right to it'],
  ['EPERM', 'this user has no right to it'],
  ['EROFS', 'that file system is read-only'],
  ['ENOSPC', 'the disk is full'],
  ['EDQUOT', 'the disk is full for this user'],
  ['ENOTDIR', 'a file stands where a folder should'],
  ['EEXIST', 'a file stands where a folder should'],
  ['EXDEV', 'that lies on another file system than the project'],
]);

/**
 * What to tell an owner about an error of the file system during a build.
 *
 * @returns Undefined for any other error, which is a bug of the program.
 */
export function writeProblem(error: unknown): SettingsError | undefined {
  if (!(error instanceof Error && 'code' in error && 'path' in error)) return undefined;
  const cause = causes.get(String(error.code));
  if (cause === undefined) return undefined;
  const path = 'dest' in error ? error.dest : error.path;
  return new SettingsError(
    `The build stopped at ${shown(String(path))}: ${cause}. Another place for the site: OUT_DIR=folder npm run build`,
  );
}
