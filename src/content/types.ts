import type { z } from 'zod';
import type { ContentKind, KindName, registry } from './registry.ts';
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

/** The data of one file of each kind: its fields, and the Markdown below them as HTML. */
export type FileData = {
  [Name in KindName]: z.output<SchemaOf<Kinds[Name]>> & Translatable;
};

type FolderOf<Kind extends ContentKind> = Kind['file'] extends `${infer Folder}/*${string}`
  ? Folder
  : never;

/** The kinds with many files, in a folder. */
export type EntryName = {
  [Name in KindName]: FolderOf<Kinds[Name]> extends never ? never : Name;
}[KindName];

/** The kinds with a single file. */
export type SingleName = Exclude<KindName, EntryName>;

/** One of many files of a kind, with its id: the name of its folder, or of the file. */
export type EntryData<Name extends EntryName> = FileData[Name] & { id: string };

/** The single files that a site has. */
export type SingleFiles = { [Name in SingleName]?: FileData[Name] };

/** The entries of each folder. */
export type Entries = { [Name in EntryName]: EntryData<Name>[] };

/** The kind of the entries in a folder. */
type NameIn<Folder> = {
  [Name in EntryName]: Folder extends FolderOf<Kinds[Name]> ? Name : never;
}[EntryName];

/** A file, with the entries of the folder of the same name, where there is one. */
type WithEntries<Name extends SingleName> = FileData[Name] &
  (NameIn<Name> extends never ? unknown : { all: Entries[NameIn<Name>] });

type RequiredName = {
  [Name in SingleName]: Kinds[Name] extends { isRequired: true } ? Name : never;
}[SingleName];

type Files = { [Name in RequiredName]: WithEntries<Name> } & {
  [Name in Exclude<SingleName, RequiredName>]?: WithEntries<Name>;
};

/** The entries of the folders without a file of the same name. */
type Lists = {
  [Folder in Exclude<FolderOf<Kinds[EntryName]>, SingleName>]: Entries[NameIn<Folder>];
};

/**
 * All that the site shows in one language, checked. Absent parts are not shown, headings and links
 * included.
 */
export interface Content extends Files, Lists {
  /** The path prefix of the language's pages: empty for the first, else like `/de`. */
  root: string;
  /** The same in the further languages, in the order of `site.yaml`; none in a translation. */
  translations: Content[];
  /** The pages in `src/pages/` of the owner's project that export a `page`. */
  customPages: readonly CustomPage[];
}

export type Project = EntryData<'project'>;
