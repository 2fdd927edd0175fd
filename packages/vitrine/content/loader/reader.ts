import { basename, dirname, join } from 'node:path';
import type { z } from 'zod';
import { mergeFields } from '../../i18n/merge-fields.ts';
import { displayPath } from '../../settings/site-paths.ts';
import { bodyField } from '../collection-files.ts';
import type { ContentIssue } from '../content-issue.ts';
import { valueAt } from '../edit/walk.ts';
import { FileCache } from '../file-cache.ts';
import { imageType } from '../images/content-image.ts';
import { type FindFile, fileFinder } from '../images/file-finder.ts';
import { type FileIssue, imageExtensions, isIssue } from '../images/image-files.ts';
import { imageAttributes, imageFiles, replaceImages } from '../images/text-images.ts';
import { say } from '../phrase.ts';
import type { Collection } from '../registry.ts';
import { mayBelong } from '../sealed/private-names.ts';
import { shapeIssues, withMedia } from './block-files.ts';
import { mayHaveBlocks } from './block-rules.ts';
import type { FieldPath } from './field-path.ts';
import { type Drafts, FolderLists, noDrafts } from './folder-lists.ts';
import { checkedHtml } from './html-rules.ts';
import { placesIn } from './markdown-places.ts';
import { mergeFiles } from './merge-files.ts';
import { findNamedFiles } from './named-files.ts';
import { readSource, type SourceFile } from './source-file.ts';
import { validate } from './validate.ts';
import type { YamlFile } from './yaml-file.ts';

export interface CheckedFile<T> {
  data: T;
  /** The Markdown below the front matter, as HTML; empty for a YAML file. */
  html: string;
}

/** Reads and checks the files of one content folder, and collects the errors in `issues`. */
export class Reader {
  readonly folder: string;
  readonly lists: FolderLists;
  readonly issues: ContentIssue[] = [];
  readonly #finderIn: ReturnType<typeof fileFinder>;
  /** Finds the files of private projects, and caches nothing about them. */
  readonly #privateFinderIn: ReturnType<typeof fileFinder>;
  readonly #drafts: Drafts;
  readonly #hasPrivate: boolean;

  /**
   * @param folder The absolute path of the content folder.
   * @param hasPrivate Whether there are private projects, so that also testimonials and clients may belong to them.
   */
  constructor(folder: string, cache: FileCache, drafts: Drafts = noDrafts, hasPrivate = false) {
    this.folder = folder;
    this.#hasPrivate = hasPrivate;
    this.#drafts = drafts;
    this.lists = new FolderLists(drafts);
    this.#finderIn = fileFinder(folder, this.lists, cache);
    this.#privateFinderIn = fileFinder(folder, this.lists, new FileCache());
  }

  /** Formats a path in the content folder for messages. */
  show(...parts: readonly string[]): string {
    return displayPath(join(this.folder, ...parts));
  }

  /**
   * Adds an error to `issues`.
   *
   * @param path A path in the content folder, with forward slashes; a folder ends with a slash.
   */
  report(path: string, issue: Omit<ContentIssue, 'file'>): void {
    const ending = path.endsWith('/') ? '/' : '';
    this.issues.push({ file: `${this.show(path).replace(/\/$/, '')}${ending}`, ...issue });
  }

  /** The line of a field in a valid content file. */
  async lineOf(path: string, field: FieldPath): Promise<number | undefined> {
    return (await this.#source(path))?.lineOf(field);
  }

  /** Whether a path exists in the content folder; case-sensitive on every operating system. */
  async has(...parts: readonly string[]): Promise<boolean> {
    const path = join(this.folder, ...parts);
    return (await this.lists.names(dirname(path))).includes(basename(path));
  }

  /**
   * Reads and checks a content file.
   *
   * @param path The path in the content folder, with forward slashes.
   * @returns Undefined if the file is missing, or if it is invalid and so was reported.
   */
  async read<T>(path: string, schema: z.ZodType<T>): Promise<CheckedFile<T> | undefined> {
    if (!(await this.has(path))) return undefined;
    const source = await this.#source(path);
    return source && (await this.#check(source, path, schema));
  }

  /**
   * Reads and checks a translated file. Fields that the translation omits have the values of the original.
   *
   * @param language The name of the language's folder, such as `de`.
   * @param path The path of the original in the content folder, with forward slashes.
   * @param fixed Values for this language, which override both the original and the translation.
   * @returns Undefined if there is no translation, or if it is invalid and so was reported.
   */
  async readTranslation<T>(
    language: string,
    path: string,
    schema: z.ZodType<T>,
    fixed: Readonly<Record<string, unknown>> = {},
  ): Promise<CheckedFile<T> | undefined> {
    const translation = `${language}/${path}`;
    if (!(await this.has(translation))) return undefined;
    if (!(await this.has(path))) {
      this.report(translation, {
        expected: say('translationOf', { path }),
        found: say('withoutOriginal'),
        hint: say('onlyTranslations'),
      });
      return undefined;
    }
    const [original, words] = await Promise.all([this.#source(path), this.#source(translation)]);
    if (!original || !words) return undefined;
    if (original.body.trim() !== '' && words.body.trim() === '')
      this.report(translation, { expected: say('bodyText'), found: say('noText') });
    const data = mergeFields(original.data, fixed);
    // No translation makes a private project public, or gives it other keys.
    const keys = valueAt(original.data, ['private']);
    const own = keys ? { ...words, data: mergeFields(words.data, { private: keys }) } : words;
    const merged = { ...own, ...mergeFiles({ data }, own) };
    return await this.#check(merged, translation, schema, path);
  }

  async #source(path: string): Promise<SourceFile | undefined> {
    const file = join(this.folder, path);
    const read = await readSource(file, this.show(path), this.#drafts.texts.get(file));
    if ('source' in read) return read.source;
    this.issues.push(...read.issues);
    return undefined;
  }

  /** @param original The path of the original, in whose folder a translation may find its images. */
  async #check<T>(
    source: YamlFile & Pick<SourceFile, 'body' | 'linesBefore'>,
    path: string,
    schema: z.ZodType<T>,
    original = path,
  ): Promise<CheckedFile<T> | undefined> {
    const folderOf = (file: string) => dirname(join(this.folder, file));
    const isPrivate =
      valueAt(source.data, ['private']) || (this.#hasPrivate && mayBelong.test(original));
    const finderIn = isPrivate ? this.#privateFinderIn : this.#finderIn;
    const find = finderIn(folderOf(path), folderOf(original));
    const [found, body] = await Promise.all([
      findNamedFiles(schema, source.data, find),
      checkBody(source.body, find, mayHaveBlocks(original)),
    ]);
    const checked = validate(schema, source, this.show(path), found);
    for (const issue of body.issues)
      this.report(path, { ...issue, line: source.linesBefore + issue.line });
    if ('issues' in checked) this.issues.push(...checked.issues);
    return 'data' in checked && body.issues.length === 0
      ? { data: checked.data, html: body.html }
      : undefined;
  }
}

/**
 * Converts a Markdown text to HTML and checks it. Each image gets its path in the content folder and its size, for
 * `text-pictures.ts`. Line numbers of errors are relative to the text's first line.
 */
async function checkBody(markdown: string, find: FindFile, hasBlocks: boolean) {
  const { html: rendered, issues } = checkedHtml(markdown, hasBlocks);
  let places: ReturnType<typeof placesIn> | undefined;
  const report = (issue: FileIssue, names: readonly string[]) => {
    places ??= placesIn(markdown);
    issues.push({ ...issue, line: places.lineOf(...names.map((name) => `link ${name}`)) });
  };
  issues.push(...unseenImages(rendered, markdown));
  const pictured = await replaceImages(rendered, async (attributes) => {
    const names = imageFiles(attributes);
    let issue: FileIssue | undefined;
    for (const name of names) {
      const image = await find(name, imageType);
      if (isIssue(image)) {
        issue ??= image;
        continue;
      }
      const rest = attributes.replaceAll(/\s(?:src|width|height)="[^"]*"/g, '');
      return `<img${imageAttributes(image)}${rest}>`;
    }
    if (issue) report(issue, names);
    return undefined;
  });
  if (!hasBlocks || rendered === '') return { html: pictured, issues };
  const { html, issues: ofMedia } = await withMedia(pictured, find);
  for (const { issue, names } of ofMedia) report(issue, names);
  return { html, issues: [...issues, ...(await shapeIssues(markdown, find))] };
}

/** An image in Markdown whose name has spaces, in rendered Markdown: it has stayed a text. */
const withSpaces = new RegExp(
  `!\\[[^\\]]*\\]\\(([^()<>\\n]*\\s[^()<>\\n]*\\.(?:${imageExtensions.join('|')}))\\)`,
  'gi',
);

/** Errors for images that Markdown leaves as texts. */
function unseenImages(html: string, markdown: string) {
  const texts = html.replaceAll(/<(code|pre)[ >][\s\S]*?<\/\1>/g, '');
  return Array.from(texts.matchAll(withSpaces), ([found, name = '']) => ({
    line: markdown.slice(0, markdown.indexOf(found)).split('\n').length,
    expected: say('imageName'),
    found: say('quoted', { text: found }),
    suggestion: found.replace(name, `<${name}>`),
  }));
}

/** Adds the HTML of the Markdown below the front matter to the data of a file. */
export function withBody<Data extends object>(
  collection: Collection<Data>,
  { data, html }: CheckedFile<Data>,
): Data {
  const field = bodyField(collection);
  return field === undefined ? data : { ...data, [field]: html };
}
