import type { z } from 'zod';
import type { Strings } from '../i18n/language.ts';
import type { Collection, CollectionName, registry } from './registry.ts';
import type { CustomPage } from './schemas/custom-page.ts';
import type { Testimonial, TestimonialRequest } from './schemas/testimonials.ts';

type Collections = typeof registry;

/** The part of a content file's data that matters only for a site in several languages. */
export interface Translatable {
  /** The original language of the text, set only if the text is not translated for this page. */
  language?: string;
}

type SchemaOf<Kind extends Collection> = Kind['schema'] extends (context: never) => infer Schema
  ? Schema
  : Kind['schema'];

/** The data of one file, by collection: the fields, and the Markdown below the front matter as HTML. */
export type FileData = {
  [Name in CollectionName]: z.output<SchemaOf<Collections[Name]>> & Translatable;
};

/** The names of collections with one file per entry, in a folder. */
export type EntryName = {
  [Name in CollectionName]: Collections[Name]['type'] extends 'folder' ? Name : never;
}[CollectionName];

/** The names of collections with a single file. */
export type SingleName = Exclude<CollectionName, EntryName>;

/** The data of an entry, with its id: the name of the entry's folder, or of its file without `.md`. */
export type EntryData<Name extends EntryName> = FileData[Name] & {
  id: string;
  /** Set in `npm run dev`: the build leaves the entry out, because of `draft` or a future `date`. */
  isWithheld?: true;
};

/** An entry that the build leaves out. */
export interface Withheld {
  /** The path of the file in the content folder; absolute for a page in `src/pages/`. */
  path: string;
  /** The day from which the build includes the entry; undefined for a draft. */
  from?: string | undefined;
}

/** The data of the single files of a site, by collection. */
export type SingleFiles = { [Name in SingleName]?: FileData[Name] | undefined };

/** The data of the single files of a valid site, which always has `site` and `home`. */
export type SiteFiles = SingleFiles & Pick<FileData, 'site' | 'home'>;

/** The entries of each collection that has a folder. */
export type Entries = { [Name in EntryName]: EntryData<Name>[] };

/**
 * The checked content of the site in one language. The site omits absent parts, including the headings
 * and links that belong to them.
 */
export interface Content extends Omit<SiteFiles, 'projects' | 'posts' | 'messages'> {
  /** The texts of the interface in this language, with those of the owner. */
  strings: Strings;
  /** The texts of the Project page, with all public projects; absent if there are none. */
  projects?: (FileData['projects'] & { all: Project[] }) | undefined;
  /** The texts of the Writing page, with all published posts; absent if there are none. */
  posts?: (FileData['posts'] & { all: EntryData<'post'>[] }) | undefined;
  /** What the form for testimonials asks; absent if the owner asks for none. */
  testimonialRequest?: (TestimonialRequest & Translatable) | undefined;
  /** Further pages, such as an imprint. */
  pages: EntryData<'page'>[];
  /** The path prefix of pages in this language, such as `/de`; empty for the first language. */
  root: string;
  /** The content in the further languages, in the order of `site.yaml`; empty in a translation. */
  translations: Content[];
  /** The entries that the build leaves out; empty in a translation. */
  withheld: readonly Withheld[];
  /** The pages in the owner's folder `src/pages/` that export an object `page`. */
  customPages: readonly CustomPage[];
  /** What everybody may see of private projects with a `publicTitle`, newest first; absent without such projects. */
  locked?: readonly LockedProject[];
  /** The paths, with language prefix, of the pages in `src/pages/` without such an object. The sitemap omits them. */
  unlisted: readonly string[];
}

/** A project that everybody may see. By its type, a private project cannot get into a `Content`. */
export type Project = EntryData<'project'> & { private?: undefined };

/** A private project, with the names of the keys that open it. */
export type PrivateProject = EntryData<'project'> & { private: string[] };

/** The public part of a private project. */
export interface LockedProject {
  /** The path of its page, `/p/` and 22 characters, without the sub-path of the site; languages have no prefix. */
  path: string;
  title: string;
  summary?: string | undefined;
}

/** The private work of a site in one language, which only the route of private pages gets. */
export interface PrivateWork {
  /** The path prefix of public pages in the language; empty for the first language. */
  root: string;
  projects: readonly PrivateProject[];
  /** The testimonials about these projects. */
  testimonials: readonly Testimonial[];
}
