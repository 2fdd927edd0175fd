import { basename, dirname, isAbsolute, join, relative, sep } from 'node:path';
import type { z } from 'zod';
import type { ContentIssue } from '../content-issue.ts';
import type { ImageCache } from '../images/image-cache.ts';
import { ImageShelf } from '../images/images.ts';
import { withImages } from '../schemas/fields/image.ts';
import { type Drafts, FolderLists, noDrafts } from './folder-lists.ts';
import { mergeFields, mergeFiles } from './merge-fields.ts';
import { readSource, type SourceFile } from './source-file.ts';
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
  readonly issues: ContentIssue[] = [];
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
    const source = await this.#source(parts);
    return source && (await this.#check(source, parts, schema));
  }

  /**
   * Reads and checks a file of a further language together with the file that it translates, which
   * has what it leaves out.
   *
   * @param language The name of the language's folder.
   * @param parts The path of the original in the content folder.
   * @param fixed Fields of the original that hold for this language.
   * @returns Undefined where there is no translation, or where it is wrong, which is then told.
   */
  async readTranslation<T>(
    language: string,
    parts: readonly string[],
    schema: z.ZodType<T>,
    fixed: Readonly<Record<string, unknown>> = {},
  ): Promise<CheckedFile<T> | undefined> {
    const ownParts = [language, ...parts];
    if (!(await this.has(...ownParts))) return undefined;
    if (!(await this.has(...parts))) {
      this.issues.push({
        file: this.show(...ownParts),
        expected: `the translation of ${parts.join('/')}`,
        found: 'a file without its original',
        hint: 'A further language says in its own words what the first one says.',
      });
      return undefined;
    }
    const [original, own] = await Promise.all([this.#source(parts), this.#source(ownParts)]);
    if (!original || !own) return undefined;
    if (original.body.trim() !== '' && own.body.trim() === '') {
      this.issues.push({
        file: this.show(...ownParts),
        expected: 'a text below the second line of ---, because the original has one',
        found: 'no text',
      });
    }
    const data = mergeFields(original.data, fixed);
    const merged = { ...mergeFiles({ data }, own), body: own.body };
    return await this.#check(merged, ownParts, schema, parts);
  }

  async #source(parts: readonly string[]): Promise<SourceFile | undefined> {
    const path = join(this.folder, ...parts);
    const read = await readSource(path, this.show(...parts), this.#drafts.get(path));
    if ('source' in read) return read.source;
    this.issues.push(...read.issues);
    return undefined;
  }

  /** @param original The path of the original of a translation, whose images it may name. */
  async #check<T>(
    source: SourceFile,
    parts: readonly string[],
    schema: z.ZodType<T>,
    original: readonly string[] = parts,
  ): Promise<CheckedFile<T> | undefined> {
    const folderOf = (path: readonly string[]) => dirname(join(this.folder, ...path));
    const checked = await withImages(this.#shelf, [folderOf(parts), folderOf(original)], () =>
      validate(schema, source, this.show(...parts)),
    );
    if ('data' in checked) return { data: checked.data, body: source.body };
    this.issues.push(...checked.issues);
    return undefined;
  }
}

/** An absolute path as messages show it: relative to where the command runs where it lies inside. */
export function showPath(path: string): string {
  const shown = relative(process.cwd(), path);
  const isInside = shown !== '' && !shown.startsWith('..') && !isAbsolute(shown);
  return (isInside ? shown : path).split(sep).join('/');
}
