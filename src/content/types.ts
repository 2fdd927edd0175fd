import type { z } from 'zod';
import type { ContentKind, KindName, registry } from './registry.ts';
import type { CustomPage } from './schemas/custom-page.ts';

type Kinds = typeof registry;

/** The data of a content file, in a site of several languages. */
export interface Translatable {
  /** The language of the text where the page is in another: without a translation the original shows. */
  language?: string;
}

type SchemaOf<Kind extends ContentKind> = Kind['schema'] extends (context: never) => infer Schema
  ? Schema
  : Kind['schema'];

/** The data of one file of each kind: its fields, and the Markdown below them as HTML. */
export type FileData = {
  [Name in KindName]: z.output<SchemaOf<Kinds[Name]>> & Translatable;
};

/** The kinds with many files, in a folder. */
export type EntryName = {
  [Name in KindName]: Kinds[Name]['file'] extends `${string}*${string}` ? Name : never;
}[KindName];

/** The kinds with a single file. */
export type SingleName = Exclude<KindName, EntryName>;

/** One of many files of a kind, with its id: the name of its folder, or of the file. */
export type EntryData<Name extends EntryName> = FileData[Name] & { id: string };

/** The single files that a site has. */
export type SingleFiles = { [Name in SingleName]?: FileData[Name] | undefined };

/** The same, with the files that every site has. */
export type SiteFiles = SingleFiles & Pick<FileData, 'site' | 'home'>;

/** The entries of each kind. */
export type Entries = { [Name in EntryName]: EntryData<Name>[] };

/**
 * All that the site shows in one language, checked. Absent parts are not shown, headings and links
 * included.
 */
export interface Content extends Omit<SiteFiles, 'projects' | 'posts'> {
  /** The Project page with all projects; absent where there are none. */
  projects?: (FileData['projects'] & { all: Project[] }) | undefined;
  /** The Writing page with all posts that are published; absent where there are none. */
  posts?: (FileData['posts'] & { all: EntryData<'post'>[] }) | undefined;
  /** Further pages, such as an imprint. */
  pages: EntryData<'page'>[];
  /** The path prefix of the language's pages: empty for the first, else like `/de`. */
  root: string;
  /** The same in the further languages, in the order of `site.yaml`; none in a translation. */
  translations: Content[];
  /** The pages in `src/pages/` of the owner's project that export a `page`. */
  customPages: readonly CustomPage[];
}

export type Project = EntryData<'project'>;
