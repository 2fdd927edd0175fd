import { basename, dirname, join } from 'node:path';
import { displayPath } from 'vitrine/command';
import type { EditorStrings } from '../language.ts';
import { finalName } from './file-access.ts';
import { Refusal } from './refusal.ts';

/** The reasons of the file system for which the owner can do something, by the code of Node (libuv). */
const reasons: Readonly<Record<string, keyof EditorStrings['disk']>> = {
  ENOSPC: 'full',
  EDQUOT: 'full',
  EACCES: 'noAccess',
  EPERM: 'noAccess',
  EROFS: 'readOnly',
  EMFILE: 'tooManyFiles',
  ENFILE: 'tooManyFiles',
  EBUSY: 'busy',
  ETXTBSY: 'busy',
  EISDIR: 'inTheWay',
  ENOTDIR: 'inTheWay',
  EEXIST: 'inTheWay',
  ENOTEMPTY: 'inTheWay',
  ELOOP: 'inTheWay',
  ENOENT: 'gone',
  ENAMETOOLONG: 'longName',
  EIO: 'broken',
};

/**
 * The sentence for an error of the file system; undefined for any other error.
 *
 * @param folder The content folder, which is named where the error has no path.
 */
export function diskRefusal(error: Error, folder: string): Refusal | undefined {
  if (!('code' in error)) return undefined;
  const reason = reasons[String(error.code)];
  if (reason === undefined) return undefined;
  const paths = [error].flatMap((one) => ['dest' in one && one.dest, 'path' in one && one.path]);
  const path = paths.find((one) => typeof one === 'string') ?? folder;
  const shown = displayPath(join(dirname(path), finalName(basename(path))));
  return new Refusal(507, ({ disk }) => disk[reason], { path: shown });
}
