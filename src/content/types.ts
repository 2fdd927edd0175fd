import type { z } from 'zod';
import type { ContentKind, registry } from './registry.ts';
import type { CustomPage } from './schemas/custom-page.ts';

type Kinds = typeof registry;

/** The data of a content file, in a site of several languages. */
export interface Translatable {
  /**
   * The language of the words, where they are not in that of the page: there is no translation yet,
   * so the original shows. Absent where both are the same.
   */
  language?: string;
}

type SchemaOf<Kind extends ContentKind> = Kind['schema'] extends (context: never) => infer Schema
  ? Schema
  : Kind['schema'];

/** The data of a file: its fields, and the Markdown below them as HTML. */
type FileOf<Kind extends ContentKind> = z.output<SchemaOf<Kind>> &
  (Kind extends { body: infer Body extends string } ? { [Field in Body]: string } : unknown) &
  Translatable;

/** One of many files of a kind, with its id: the name of its folder, or of the file. */
type EntryOf<Kind extends ContentKind> = FileOf<Kind> & { id: string };

type FolderOf<Kind extends ContentKind> = Kind['file'] extends `${infer Folder}/*${string}`
  ? Folder
  : never;

/** The kind of the entries in a folder. */
type KindIn<Folder> = {
  [Name in keyof Kinds]: Folder extends FolderOf<Kinds[Name]> ? Kinds[Name] : never;
}[keyof Kinds];

/** The kinds with a single file. The entries of a folder are in that of the same name, as one. */
type Files = {
  [Name in keyof Kinds as Kinds[Name]['file'] extends `${string}*${string}` ? never : Name]:
    | (FileOf<Kinds[Name]> &
        (KindIn<Name> extends never ? unknown : { all: EntryOf<KindIn<Name>>[] }))
    | (Kinds[Name] extends { isRequired: true } ? never : undefined);
};

/** The entries of the other folders, under the names of these. */
type Entries = {
  [Name in keyof Kinds as Exclude<FolderOf<Kinds[Name]>, keyof Kinds>]: EntryOf<Kinds[Name]>[];
};

/**
 * All that the site shows in one language, checked. Absent parts are not shown, headings and links
 * included.
 */
export interface Content extends Files, Entries {
  /** The path prefix of the language's pages: empty for the first, else like `/de`. */
  root: string;
  /** The same in the further languages, in the order of `site.yaml`; none in a translation. */
  translations: Content[];
  /** The pages in `src/pages/` of the owner's project that export a `page`. */
  customPages: readonly CustomPage[];
}

export type Project = EntryOf<Kinds['project']>;
