import { basename, isAbsolute, relative, resolve, sep } from 'node:path';
import type { ContentIssue } from '../content-issue.ts';
import type { FolderLists } from '../loader/folder-lists.ts';
import { nearest } from '../nearest.ts';
import type { ImageCache } from './image-cache.ts';
import { imageEndings } from './image-files.ts';
import { measureImage } from './measure-image.ts';
import { unsafeSvg } from './unsafe-svg.ts';

/** An image of the content, found and looked into. */
export interface ContentImage {
  /** Path inside the content folder, with forward slashes. */
  path: string;
  /** Width in pixels, as shown (a turned photograph counts as turned). */
  width: number;
  height: number;
  /** The mean colour as #rrggbb; stands in while the image loads. */
  tint: string;
}

/** Why a name does not lead to an image. */
type ImageIssue = Omit<ContentIssue, 'file' | 'line' | 'field'>;

/** Finds the images of one content folder. */
export class ImageShelf {
  readonly #folder: string;
  readonly #lists: FolderLists;
  readonly #cache: ImageCache;

  constructor(folder: string, lists: FolderLists, cache: ImageCache) {
    this.#folder = folder;
    this.#lists = lists;
    this.#cache = cache;
  }

  /**
   * @param name What stands in the content: a path with forward slashes.
   * @param fileFolder The folder of the file that names it, absolute.
   */
  async find(name: string, fileFolder: string): Promise<{ image: ContentImage } | ImageIssue> {
    const file = resolve(fileFolder, name);
    const path = relative(this.#folder, file).split(sep).join('/');
    const issue =
      checkName(name) ?? checkPath(name, path) ?? (await this.#checkPresence(name, path));
    if (issue) return issue;
    const unsafe = file.toLowerCase().endsWith('.svg') ? await unsafeSvg(file) : undefined;
    if (unsafe) {
      const hint = 'Export it as plain SVG, or take that part out of the file.';
      return { expected: 'a drawing that only draws', found: `'${name}', ${unsafe}`, hint };
    }
    const looked = await this.#cache.look(file, measureImage);
    return 'reason' in looked
      ? { expected: 'an image', found: `'${name}', ${looked.reason}`, hint: looked.hint }
      : { image: { path, ...looked } };
  }

  /** Follows the path name by name, so that upper and lower case count on every system. */
  async #checkPresence(name: string, path: string): Promise<ImageIssue | undefined> {
    let folder = this.#folder;
    for (const part of path.split('/')) {
      const names = await this.#lists.names(folder);
      if (!names.includes(part)) {
        const isFile = resolve(folder, part) === resolve(this.#folder, path);
        const near = nearest(part, names);
        return {
          expected: 'an image file that exists, as a path from this file',
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

function checkName(name: string): ImageIssue | undefined {
  const found = name.trim() === '' ? 'an empty text' : `'${name}'`;
  if (/^[a-z]{2,}:/i.test(name)) {
    const hint = 'Save the image in the content folder and name the file.';
    return { expected: 'an image file in the content folder', found, hint };
  }
  if (name.includes('\\')) {
    const suggestion = name.replaceAll('\\', '/');
    return { expected: 'a path with forward slashes', found, suggestion };
  }
  const ending = /\.([^./]+)$/.exec(name)?.[1] ?? '';
  const expected = `an image file, which ends in ${imageEndings.map((known) => `.${known}`).join(', ')}`;
  if (!imageEndings.includes(ending.toLowerCase())) return { expected, found };
  if (ending !== ending.toLowerCase() && ending !== ending.toUpperCase()) {
    return { expected: `${expected}, in small letters (rename the file)`, found };
  }
  return undefined;
}

function checkPath(name: string, path: string): ImageIssue | undefined {
  if (path !== '..' && !path.startsWith('../') && !isAbsolute(path)) return undefined;
  const hint = isAbsolute(name) ? 'A path begins in the folder of this file.' : undefined;
  return {
    expected: 'an image file in the content folder, as a path from this file',
    found: `'${name}', which lies outside it`,
    hint,
  };
}
