import { basename, isAbsolute, relative, resolve, sep } from 'node:path';
import type { FileCache } from '../file-cache.ts';
import { describeText } from '../loader/describe.ts';
import type { FolderLists } from '../loader/folder-lists.ts';
import { nearest } from '../nearest.ts';
import { type CodedPhrase, say } from '../phrase.ts';
import { type FileIssue, isIssue } from './image-files.ts';

/** A type of file that content can name, such as images, with a function that checks a file. */
export interface FileType<T extends object> {
  /** The noun for messages with its article, such as `an image file`. */
  noun: CodedPhrase;
  extensions: readonly string[];
  /** Placeholder values for the facts about a file that has not been examined yet. */
  placeholder: T;
  examine(
    file: string,
    cache: FileCache,
  ): Promise<T | { reason: CodedPhrase; hint?: CodedPhrase; expected?: CodedPhrase }>;
}

/**
 * Finds and examines a file that a content file names.
 *
 * @param name The path as written in the content file, with forward slashes.
 */
export type FindFile = <T extends object>(
  name: string,
  type: FileType<T>,
) => Promise<(T & { path: string }) | FileIssue>;

/**
 * Makes functions that find the files which content files name.
 *
 * @param root The absolute path of the content folder.
 * @returns A function from the folder of a content file to its {@link FindFile}. For a translation, the
 * second argument is the folder of the original, in which files are searched next.
 */
export function fileFinder(root: string, lists: FolderLists, cache: FileCache) {
  const findIn =
    (folder: string): FindFile =>
    async (name, type) => {
      const written = relative(root, resolve(folder, name)).split(sep).join('/');
      const issue = checkName(name, type) ?? checkPath(name, written, type.noun);
      if (issue) return issue;
      const path = await findPath(root, lists, name, written, type.noun);
      if (typeof path !== 'string') return path;
      const examined = await type.examine(lists.real(resolve(root, path)), cache);
      if (!('reason' in examined)) return { ...examined, path };
      const { expected = type.noun, reason, hint } = examined;
      return { expected, found: say('fileWith', { name, reason }), hint };
    };
  return (folder: string, originalFolder = folder): FindFile =>
    async (name, type) => {
      const found = await findIn(folder)(name, type);
      if (!isIssue(found) || originalFolder === folder) return found;
      const original = await findIn(originalFolder)(name, type);
      return isIssue(original) ? found : original;
    };
}

/**
 * Finds each name in the path by itself, so that upper and lower case differ on every system, and the
 * Unicode normal forms of a name do not: programs of Apple write `ü` as two characters.
 *
 * @returns The path as the names are on disk.
 */
async function findPath(
  root: string,
  lists: FolderLists,
  name: string,
  path: string,
  noun: CodedPhrase,
): Promise<FileIssue | string> {
  const found: string[] = [];
  for (const part of path.split('/')) {
    const names = await lists.names(resolve(root, ...found));
    const there = names.includes(part)
      ? part
      : names.find((other) => other.normalize() === part.normalize());
    if (there === undefined) {
      const isFile = found.length === path.split('/').length - 1;
      const near = nearest(part, names);
      return {
        expected: say('thatExists', { noun }),
        found: isFile ? say('noSuchFile', { name }) : say('noSuchFolder', { name, folder: part }),
        suggestion:
          near === undefined ? undefined : name.replace(isFile ? basename(name) : part, near),
      };
    }
    found.push(there);
  }
  return found.join('/');
}

function checkName(
  name: string,
  { noun, extensions }: Pick<FileType<object>, 'noun' | 'extensions'>,
): FileIssue | undefined {
  const found = describeText(name);
  if (/^[a-z]{2,}:/i.test(name)) {
    const hint = say('downloadFile');
    return { expected: say('insideContent', { noun }), found, hint };
  }
  if (name.includes('\\')) {
    const suggestion = name.replaceAll('\\', '/');
    return { expected: say('forwardSlashes'), found, suggestion };
  }
  const extension = /\.([^./]+)$/.exec(name)?.[1] ?? '';
  const shape = { noun, endings: extensions.map((one) => `.${one}`).join(', ') };
  return extensions.includes(extension.toLowerCase())
    ? undefined
    : { expected: say('withEnding', shape), found };
}

function checkPath(name: string, path: string, noun: CodedPhrase): FileIssue | undefined {
  if (path !== '..' && !path.startsWith('../') && !isAbsolute(path)) return undefined;
  const hint = isAbsolute(name) ? say('relativePaths') : undefined;
  return {
    expected: say('insideRelative', { noun }),
    found: say('outsideContent', { name }),
    hint,
  };
}
