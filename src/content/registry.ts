import type { z } from 'zod';
import { aboutSchema } from './schemas/about.ts';
import { clientsSchema } from './schemas/clients.ts';
import { contactSchema } from './schemas/contact.ts';
import { faqSchema } from './schemas/faq.ts';
import { homeSchema } from './schemas/home.ts';
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

/** A kind of content. Its name in the registry is that of its content on the site. */
export interface ContentKind<Data extends object = object> {
  /** Its file in the content folder; `*` is the id of an entry, of which there are many. */
  file: string;
  schema: z.ZodType<Data> | ((context: SchemaContext) => z.ZodType<Data>);
  /** Its name for people. */
  title: string;
  /** The content of the file in a few words, for docs/owner/content-files.md. */
  holds: string;
  /** The pages of the site that show it, its own one first; `*` is the id of an entry. */
  pages: readonly [string, ...string[]];
  /** Whether every site needs it. */
  isRequired?: boolean;
  /** The field that holds the Markdown below the fields, as HTML; such a file ends with `.md`. */
  body?: string;
  /** Whether that Markdown is required. */
  needsBody?: boolean;
  /** Advice of `npm run init` where there is none. */
  advice?: string;
  /** The main list of a file; `npm run new` adds to those that are at the top of a file. */
  list?: ContentList;
  /** The date that entries are sorted by, the latest first; without one they are sorted by id. */
  latestBy?: string;
  /** Whether `npm run new` names its entries by numbers, not by their titles. */
  isNumbered?: boolean;
  /** Whether entries with `draft: true`, or with a `date` to come, show in `npm run dev` only. */
  hasDrafts?: boolean;
  /** Fields whose values are listed in the file named like the folder, each with the name of its list. */
  choices?: Readonly<Record<string, string>>;
  /** Flags of `npm run new` that are not called like their field. */
  flags?: Readonly<Record<string, string>>;
}

export interface ContentList {
  /** Its path: a name, and those of further lists within each of its entries. */
  path: readonly [string, ...string[]];
  /** The name of one of its entries, also in `npm run new`. */
  entry: string;
  /** The address of an entry; `*` is its id. */
  page?: string;
  /** Describes a new entry by its title, in messages; absent, they name the title in quotes. */
  brings?: (title: string) => string;
}

/** Kinds of content by their names. `site` says which languages there are. */
export type Registry = Readonly<Record<string, ContentKind>>;

/** Every kind of content, in the order in which people see them. Each has its file and its schema (Zod). */
export const registry = {
  site: {
    file: 'site.yaml',
    schema: siteSchema,
    title: 'Site and footer',
    holds: 'name, address of the site, language, footer, social links, the not-found page',
    pages: ['/'],
    isRequired: true,
  },
  home: {
    file: 'home.yaml',
    schema: homeSchema,
    title: 'Home',
    holds: 'headline and its words, counters, the tag beside the logos',
    pages: ['/'],
    isRequired: true,
  },
  about: {
    file: 'about.md',
    schema: aboutSchema,
    title: 'About',
    holds: 'bio, portrait, counters',
    pages: ['/about', '/'],
    body: 'bio',
  },
  services: {
    file: 'services.yaml',
    schema: servicesSchema,
    title: 'Services',
    holds: 'services with their prices',
    pages: ['/service', '/'],
    advice: 'What you offer: npm run new service "Title"',
    list: {
      path: ['services'],
      entry: 'service',
      page: '/service/*',
    },
  },
  skills: {
    file: 'skills.yaml',
    schema: skillsSchema,
    title: 'Skills',
    holds: 'skills in groups, with their logos',
    pages: ['/about', '/'],
    advice: 'What you work with; sample/skills.yaml shows the form.',
    list: { path: ['groups', 'skills'], entry: 'skill' },
  },
  testimonials: {
    file: 'testimonials.yaml',
    schema: testimonialsSchema,
    title: 'Testimonials',
    holds: 'what clients say about you',
    pages: ['/', '/about'],
    advice: 'What clients say: npm run new testimonial "Name"',
    list: {
      path: ['items'],
      entry: 'testimonial',
      brings: (author) => `what ${author} says`,
    },
    flags: { title: 'role' },
  },
  clients: {
    file: 'clients.yaml',
    schema: clientsSchema,
    title: 'Clients',
    holds: 'names and logos of clients',
    pages: ['/'],
    list: { path: ['clients'], entry: 'client' },
  },
  packages: {
    file: 'packages.yaml',
    schema: packagesSchema,
    title: 'Packages',
    holds: 'two to four offers side by side',
    pages: ['/'],
    list: { path: ['packages'], entry: 'package' },
  },
  steps: {
    file: 'steps.yaml',
    schema: stepsSchema,
    title: 'Steps',
    holds: 'how you work, step by step',
    pages: ['/'],
    list: { path: ['steps'], entry: 'step' },
  },
  faq: {
    file: 'faq.yaml',
    schema: faqSchema,
    title: 'FAQ',
    holds: 'what clients ask, with answers',
    pages: ['/', '/contact'],
    list: { path: ['questions'], entry: 'question' },
  },
  contact: {
    file: 'contact.yaml',
    schema: contactSchema,
    title: 'Contact',
    holds: 'email, phone, availability, the form',
    pages: ['/contact'],
  },
  projects: {
    file: 'projects.yaml',
    schema: projectsSchema,
    title: 'Project page and lists',
    holds: 'the words of the Project page, categories and technologies',
    pages: ['/project'],
  },
  project: {
    file: 'projects/*/index.md',
    schema: projectSchema,
    title: 'Project',
    holds: 'one project: facts, cover, case study',
    pages: ['/details/*', '/project'],
    body: 'caseStudy',
    latestBy: 'date',
    isNumbered: true,
    choices: { category: 'categories', technologies: 'technologies' },
    flags: { technologies: 'technology', coverAlt: 'alt' },
  },
  posts: {
    file: 'posts.yaml',
    schema: postsSchema,
    title: 'Writing page',
    holds: 'the words of the page that lists the posts',
    pages: ['/writing'],
  },
  post: {
    file: 'posts/*/index.md',
    schema: postSchema,
    title: 'Post',
    holds: 'one post: date, tags, text',
    pages: ['/writing/*', '/writing', '/'],
    body: 'text',
    needsBody: true,
    latestBy: 'date',
    hasDrafts: true,
    flags: { tags: 'tag', coverAlt: 'alt' },
  },
  page: {
    file: 'pages/*.md',
    schema: textPageSchema,
    title: 'Further page',
    holds: 'a page of its own, such as imprint or privacy, linked in the footer',
    pages: ['/*'],
    body: 'html',
    needsBody: true,
    advice: 'An imprint and a privacy page, where your law asks for them.',
  },
} as const satisfies Registry;

/** The name of a kind of content that this site has. */
export type KindName = keyof typeof registry;
