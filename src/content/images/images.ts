import { basename, isAbsolute, relative, resolve, sep } from 'node:path';
import type { FileCache } from '../file-cache.ts';
import type { FolderLists } from '../loader/folder-lists.ts';
import { nearest } from '../nearest.ts';
import { type FileIssue, imageEndings, MAX_IMAGE_BYTES } from './image-files.ts';
import { measureImage, statOf } from './measure-image.ts';
import { unsafeSvg } from './unsafe-svg.ts';

export interface ContentImage {
  /** Path inside the content folder, with forward slashes. */
  path: string;
  /** Width in pixels, as shown (a turned photograph counts as turned). */
  width: number;
  height: number;
  /** The mean colour as #rrggbb, shown while the image loads. */
  tint: string;
}

/** A type of files that content names, and how one of them is examined. */
export interface FileSort<T extends object> {
  /** As in `an image file that exists`. */
  noun: string;
  /** The parsed content of such a file. */
  what: string;
  endings: readonly string[];
  look(
    file: string,
    cache: FileCache,
  ): Promise<T | { reason: string; hint?: string; expected?: string }>;
}

export const imageSort: FileSort<Omit<ContentImage, 'path'>> = {
  noun: 'an image file',
  what: 'an image',
  endings: imageEndings,
  async look(file, cache) {
    const stats = await statOf(file);
    if ('reason' in stats) return stats;
    const isDrawing = file.toLowerCase().endsWith('.svg') && stats.size <= MAX_IMAGE_BYTES;
    const unsafe = isDrawing ? await unsafeSvg(file) : undefined;
    if (!unsafe) return await measureImage(file, cache);
    const hint = 'Export it as plain SVG, or take that part out of the file.';
    return { expected: 'a drawing that only draws', reason: unsafe, hint };
  },
};

/** Finds the files of one content folder that its texts name. */
export class FileShelf {
  readonly #folder: string;
  readonly #lists: FolderLists;
  readonly #cache: FileCache;

  constructor(folder: string, lists: FolderLists, cache: FileCache) {
    this.#folder = folder;
    this.#lists = lists;
    this.#cache = cache;
  }

  /**
   * @param name The path as the content has it, with forward slashes.
   * @param fileFolder The folder of the file that names it, absolute.
   */
  async find<T extends object>(
    name: string,
    fileFolder: string,
    sort: FileSort<T>,
  ): Promise<(T & { path: string }) | FileIssue> {
    const file = resolve(fileFolder, name);
    const path = relative(this.#folder, file).split(sep).join('/');
    const issue =
      checkName(name, sort) ??
      checkPath(name, path, sort.noun) ??
      (await this.#checkPresence(name, path, sort.noun));
    if (issue) return issue;
    const looked = await sort.look(file, this.#cache);
    if (!('reason' in looked)) return { ...looked, path };
    const { expected = sort.what, reason, hint } = looked;
    return { expected, found: `'${name}', ${reason}`, hint };
  }

  /** Follows the path name by name, so that upper and lower case count on every system. */
  async #checkPresence(name: string, path: string, noun: string): Promise<FileIssue | undefined> {
    let folder = this.#folder;
    for (const part of path.split('/')) {
      const names = await this.#lists.names(folder);
      if (!names.includes(part)) {
        const isFile = resolve(folder, part) === resolve(this.#folder, path);
        const near = nearest(part, names);
        return {
          expected: `${noun} that exists, as a path from this file`,
          found: isFile
            ? `'${name}', but there is no such file`
            : `'${name}', but there is no folder '${part}'`,
          suggestion:
            near === undefined ? undefined : name.replace(isFile ? basename(name) : part, near),
        };
      }
      folder = resolve(folder, part);
    }
    return undefined;
  }
}

function checkName(
  name: string,
  { noun, endings }: Pick<FileSort<object>, 'noun' | 'endings'>,
): FileIssue | undefined {
  const found = name.trim() === '' ? 'an empty text' : `'${name}'`;
  if (/^[a-z]{2,}:/i.test(name)) {
    const hint = 'Save it in the content folder and name the file.';
    return { expected: `${noun} in the content folder`, found, hint };
  }
  if (name.includes('\\')) {
    const suggestion = name.replaceAll('\\', '/');
    return { expected: 'a path with forward slashes', found, suggestion };
  }
  const ending = /\.([^./]+)$/.exec(name)?.[1] ?? '';
  const expected = `${noun}, which ends in ${endings.map((known) => `.${known}`).join(', ')}`;
  if (!endings.includes(ending.toLowerCase())) return { expected, found };
  if (ending !== ending.toLowerCase() && ending !== ending.toUpperCase()) {
    return { expected: `${expected}, in small letters (rename the file)`, found };
  }
  return undefined;
}

function checkPath(name: string, path: string, noun: string): FileIssue | undefined {
  if (path !== '..' && !path.startsWith('../') && !isAbsolute(path)) return undefined;
  const hint = isAbsolute(name) ? 'A path begins in the folder of this file.' : undefined;
  return {
    expected: `${noun} in the content folder, as a path from this file`,
    found: `'${name}', which lies outside it`,
    hint,
  };
}
