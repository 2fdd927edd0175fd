import { constants } from 'node:fs';
import { access, mkdir } from 'node:fs/promises';
import { SettingsError } from '../../errors/settings-error.ts';
import { CACHE, displayPath } from '../../settings/site-paths.ts';

/** Causes of a failed command that the user can fix, by the error code of Node. */
const causes = new Map([
  ['EACCES', 'this user has no permission to write to this path'],
  ['EPERM', 'this user has no permission to write to this path'],
  ['EROFS', 'the file system is read-only'],
  ['ENOSPC', 'the disk is full'],
  ['EDQUOT', 'the disk quota of this user is used up'],
  ['ENOTDIR', 'a file exists at this path, but a folder is needed'],
  ['EEXIST', 'a file exists at this path, but a folder is needed'],
  ['EXDEV', 'this path is on another file system than the project'],
]);

/**
 * Explains a file-system error during a command, or during a build, to the user.
 *
 * @returns The explanation; undefined for any other error, which is a bug of the program.
 */
export function writeError(error: unknown, isBuild = false): SettingsError | undefined {
  if (!(error instanceof Error && 'code' in error && 'path' in error)) return undefined;
  const cause = causes.get(String(error.code));
  if (cause === undefined) return undefined;
  const path = String('dest' in error ? error.dest : error.path);
  const problem = `${displayPath(path)}: ${cause}.`;
  if (!isBuild) return new SettingsError(`The command could not write ${problem}`);
  const help = path.startsWith(CACHE)
    ? 'Every build writes to .cache/ in the folder of the project. Build in a writable copy of the project, then copy the built site into this project.'
    : 'To build into another folder: OUT_DIR=folder npm run build';
  return new SettingsError(`The build could not write ${problem} ${help}`);
}

/** Whether files can be written to a folder. Creates the folder if it does not exist. */
export async function canWrite(folder: string): Promise<boolean> {
  try {
    await mkdir(folder, { recursive: true });
    await access(folder, constants.W_OK);
    return true;
  } catch (error) {
    if (writeError(error)) return false;
    throw error;
  }
}
