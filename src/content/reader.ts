import { basename, dirname, isAbsolute, join, relative, sep } from 'node:path';
import type { z } from 'zod';
import { type Drafts, noDrafts } from './drafts.ts';
import { FolderLists } from './folder-lists.ts';
import type { ImageCache } from './image-cache.ts';
import { withImages } from './image-field.ts';
import { ImageShelf } from './images.ts';
import type { Problem } from './problems.ts';
import { readSource } from './source-file.ts';
import { validate } from './validate.ts';

/** A file that was read and checked. */
export interface CheckedFile<T> {
  /** The fields. */
  data: T;
  /** The Markdown below the front matter; empty for a YAML file. */
  body: string;
}

/** Reads the files of one content folder and gathers the mistakes. */
export class Reader {
  /** The content folder, absolute. */
  readonly folder: string;
  /** The names in the folders. */
  readonly lists: FolderLists;
  /** The mistakes found so far. */
  readonly problems: Problem[] = [];
  readonly #shelf: ImageShelf;
  readonly #drafts: Drafts;

  /**
   * @param folder The content folder, absolute.
   * @param drafts Changes that are to be checked before they are written.
   */
  constructor(folder: string, cache: ImageCache, drafts: Drafts = noDrafts) {
    this.folder = folder;
    this.#drafts = drafts;
    this.lists = new FolderLists(drafts);
    this.#shelf = new ImageShelf(folder, this.lists, cache);
  }

  /** A path in the content folder as messages show it: relative to where the command runs. */
  show(...parts: readonly string[]): string {
    return showPath(join(this.folder, ...parts));
  }

  /** Whether a name stands in a folder of the content, in exactly these letters. */
  async has(...parts: readonly string[]): Promise<boolean> {
    const path = join(this.folder, ...parts);
    return (await this.lists.names(dirname(path))).includes(basename(path));
  }

  /**
   * Reads and checks a file.
   *
   * @param parts Its path in the content folder.
   * @returns Undefined where it is absent, or wrong, which is then told.
   */
  async read<T>(
    parts: readonly string[],
    schema: z.ZodType<T>,
  ): Promise<CheckedFile<T> | undefined> {
    if (!(await this.has(...parts))) return undefined;
    const path = join(this.folder, ...parts);
    const shown = this.show(...parts);
    const read = await readSource(path, shown, this.#drafts.get(path));
    if ('problems' in read) {
      this.problems.push(...read.problems);
      return undefined;
    }
    const { source } = read;
    const checked = await withImages(this.#shelf, dirname(path), () =>
      validate(schema, source, shown),
    );
    if ('problems' in checked) {
      this.problems.push(...checked.problems);
      return undefined;
    }
    return { data: checked.data, body: source.body };
  }
}

/** An absolute path as messages show it: relative to where the command runs where it lies inside. */
export function showPath(path: string): string {
  const shown = relative(process.cwd(), path);
  const isInside = shown !== '' && !shown.startsWith('..') && !isAbsolute(shown);
  return (isInside ? shown : path).split(sep).join('/');
}
