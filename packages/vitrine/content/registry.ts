import type { z } from 'zod';
import { aboutSchema } from './schemas/about.ts';
import { clientsSchema } from './schemas/clients.ts';
import { contactSchema } from './schemas/contact.ts';
import { faqSchema } from './schemas/faq.ts';
import { homeSchema } from './schemas/home.ts';
import { messagesSchema } from './schemas/messages.ts';
import { packagesSchema } from './schemas/packages.ts';
import { textPageSchema } from './schemas/page.ts';
import { postSchema, postsSchema } from './schemas/posts.ts';
import { projectSchema } from './schemas/project.ts';
import { projectsSchema } from './schemas/projects.ts';
import type { SchemaContext } from './schemas/schema-context.ts';
import { servicesSchema } from './schemas/services.ts';
import { siteSchema } from './schemas/site.ts';
import { skillsSchema } from './schemas/skills.ts';
import { stepsSchema } from './schemas/steps.ts';
import { testimonialsSchema } from './schemas/testimonials.ts';

/** What every collection has. Its key in the registry is also its key in the content. */
interface BaseCollection<Data extends object> {
  schema: z.ZodType<Data> | ((context: SchemaContext) => z.ZodType<Data>);
  /** The content of the file in a few words, for docs/owner/content-files.md. */
  holds: string;
  /** The pages that show this collection, the main one first. `*` is the id of an entry. */
  pages: readonly [string, ...string[]];
}

/** A single file, such as `home.yaml`. */
export interface SingleCollection<Data extends object = object> extends BaseCollection<Data> {
  type: 'single';
  /** The path of the file in the content folder. */
  file: string;
  /** Whether a site may omit the file. `perLanguage`: it may, and the file of a further language is no translation. */
  presence: 'required' | 'optional' | 'perLanguage';
  /** The field for the HTML of the Markdown below the front matter; absent for a YAML file. */
  body?: string;
}

/** A single file that lists entries, such as `services.yaml`. A site may omit it. */
export interface ListCollection<Data extends object = object> extends BaseCollection<Data> {
  type: 'list';
  file: string;
  /** The path of the list: its name, then the names of lists nested in its entries. */
  list: readonly [string, ...string[]];
  /** The word for one entry of the list, also the argument of `npm run new`. */
  entry: string;
  /** The URL path of an entry's page, with `*` for the id of the entry; absent without such pages. */
  page?: string;
  /** Command-line flags of `npm run new` whose name differs from the field, by field. */
  flags?: Readonly<Record<string, string>>;
}

/** A folder with a Markdown file for each entry, such as `posts/`. */
export interface FolderCollection<Data extends object = object> extends BaseCollection<Data> {
  type: 'folder';
  /** The path of the folder. Lists of options, and texts on all entries, are in `<folder>.yaml`. */
  folder: string;
  /** Whether an entry is the file `<id>.md`, or a folder `<id>/` with an `index.md` and its images. */
  entryType: 'file' | 'folder';
  /** The field for the HTML of the Markdown below the front matter. */
  body: string;
  /** Whether the Markdown below the front matter is required. */
  needsBody: boolean;
  /** The order of the entries: by their field `date`, newest first, or by their id. */
  order: 'date' | 'id';
  /** Where the id of a new entry comes from. */
  idSource: 'title' | 'number';
  /** Fields whose options a list in `<folder>.yaml` defines, each with the name of that list. */
  choices: Readonly<Record<string, string>>;
  /** Command-line flags of `npm run new` whose name differs from the field, by field. */
  flags?: Readonly<Record<string, string>>;
}

/** A collection that is one file. */
export type FileCollection<Data extends object = object> =
  | SingleCollection<Data>
  | ListCollection<Data>;

/** A collection, such as projects. */
export type Collection<Data extends object = object> =
  | FileCollection<Data>
  | FolderCollection<Data>;

/** The collections by name. The collection `site` lists the languages of the site. */
export type Registry = Readonly<Record<string, Collection>>;

/** All collections, each with its file and Zod schema, in the order in which lists show them. */
export const registry = {
  site: {
    type: 'single',
    file: 'site.yaml',
    presence: 'required',
    schema: siteSchema,
    holds: 'name, address of the site, language, footer, social links, the not-found page',
    pages: ['/'],
  },
  home: {
    type: 'single',
    file: 'home.yaml',
    presence: 'required',
    schema: homeSchema,
    holds: 'the headline, the texts that it types, counters, the tag next to the logos',
    pages: ['/'],
  },
  about: {
    type: 'single',
    file: 'about.md',
    presence: 'optional',
    schema: aboutSchema,
    holds: 'bio, portrait, counters',
    pages: ['/about', '/'],
    body: 'bio',
  },
  services: {
    type: 'list',
    file: 'services.yaml',
    schema: servicesSchema,
    holds: 'services with their prices',
    pages: ['/service', '/'],
    list: ['services'],
    entry: 'service',
    page: '/service/*',
  },
  skills: {
    type: 'list',
    file: 'skills.yaml',
    schema: skillsSchema,
    holds: 'skills in groups, with their logos',
    pages: ['/about', '/'],
    list: ['groups', 'skills'],
    entry: 'skill',
  },
  testimonials: {
    type: 'list',
    file: 'testimonials.yaml',
    schema: testimonialsSchema,
    holds: 'testimonials of clients',
    pages: ['/', '/about'],
    list: ['items'],
    entry: 'testimonial',
    flags: { title: 'role' },
  },
  clients: {
    type: 'list',
    file: 'clients.yaml',
    schema: clientsSchema,
    holds: 'names and logos of clients',
    pages: ['/'],
    list: ['clients'],
    entry: 'client',
  },
  packages: {
    type: 'list',
    file: 'packages.yaml',
    schema: packagesSchema,
    holds: 'two to four packages with prices, side by side',
    pages: ['/'],
    list: ['packages'],
    entry: 'package',
  },
  steps: {
    type: 'list',
    file: 'steps.yaml',
    schema: stepsSchema,
    holds: 'how you work, step by step',
    pages: ['/'],
    list: ['steps'],
    entry: 'step',
  },
  faq: {
    type: 'list',
    file: 'faq.yaml',
    schema: faqSchema,
    holds: 'frequent questions of clients, with answers',
    pages: ['/', '/contact'],
    list: ['questions'],
    entry: 'question',
  },
  contact: {
    type: 'single',
    file: 'contact.yaml',
    presence: 'optional',
    schema: contactSchema,
    holds: 'email, phone, availability, the form',
    pages: ['/contact'],
  },
  projects: {
    type: 'single',
    file: 'projects.yaml',
    presence: 'optional',
    schema: projectsSchema,
    holds: 'the texts of the Project page, categories and technologies',
    pages: ['/project'],
  },
  project: {
    type: 'folder',
    folder: 'projects',
    entryType: 'folder',
    schema: projectSchema,
    holds: 'one project: facts, cover, case study',
    pages: ['/details/*', '/project'],
    body: 'caseStudy',
    needsBody: false,
    order: 'date',
    idSource: 'number',
    choices: { category: 'categories', technologies: 'technologies' },
    flags: { technologies: 'technology', coverAlt: 'alt' },
  },
  posts: {
    type: 'single',
    file: 'posts.yaml',
    presence: 'optional',
    schema: postsSchema,
    holds: 'the texts of the page that lists the posts',
    pages: ['/writing'],
  },
  post: {
    type: 'folder',
    folder: 'posts',
    entryType: 'folder',
    schema: postSchema,
    holds: 'one post: date, tags, text',
    pages: ['/writing/*', '/writing', '/'],
    body: 'text',
    needsBody: true,
    order: 'date',
    idSource: 'title',
    choices: {},
    flags: { tags: 'tag', coverAlt: 'alt' },
  },
  page: {
    type: 'folder',
    folder: 'pages',
    entryType: 'file',
    schema: textPageSchema,
    holds: 'a further page, such as imprint or privacy, linked in the footer',
    pages: ['/*'],
    body: 'html',
    needsBody: true,
    order: 'id',
    idSource: 'title',
    choices: {},
  },
  messages: {
    type: 'single',
    file: 'messages.yaml',
    presence: 'perLanguage',
    schema: messagesSchema,
    holds:
      'labels, buttons and notices in your own words, or in a language that the interface lacks',
    pages: ['/'],
  },
} as const satisfies Registry;

/** The name of a collection in the registry. */
export type CollectionName = keyof typeof registry;
