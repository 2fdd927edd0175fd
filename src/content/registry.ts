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

/** A kind of content, such as projects. Its key in the registry is also its key in the content. */
export interface ContentKind<Data extends object = object> {
  /** The path of the file in the content folder. `*` is the id of an entry, if there are several. */
  file: string;
  schema: z.ZodType<Data> | ((context: SchemaContext) => z.ZodType<Data>);
  /** The name of the kind in the editor and in messages. */
  title: string;
  /** The content of the file in a few words, for docs/owner/content-files.md. */
  holds: string;
  /** The pages that show this kind of content, the main one first. `*` is the id of an entry. */
  pages: readonly [string, ...string[]];
  /** Whether every site needs this file. */
  isRequired?: boolean;
  /** Whether each language has a file of its own, which has nothing of the file of the first language. */
  isPerLanguage?: boolean;
  /** The field for the HTML of the Markdown below the front matter. Only `.md` files have it. */
  body?: string;
  /** Whether the Markdown below the front matter is required. */
  needsBody?: boolean;
  /** The advice that `npm run init` prints if the site has no such content. */
  advice?: string;
  /** The main list of the file. `npm run new` adds entries to it if it is a top-level field. */
  list?: ContentList;
  /** The date field by which entries are sorted, newest first. If absent, they are sorted by id. */
  latestBy?: string;
  /** Whether `npm run new` uses numbers as ids of entries, not ids from their titles. */
  isNumbered?: boolean;
  /** Fields whose options a list in `<folder>.yaml` defines, each with the name of that list. */
  choices?: Readonly<Record<string, string>>;
  /** Command-line flags of `npm run new` whose name differs from the field, by field. */
  flags?: Readonly<Record<string, string>>;
}

export interface ContentList {
  /** The path of the list: its name, then the names of lists nested in its entries. */
  path: readonly [string, ...string[]];
  /** The word for one entry of the list, also the argument of `npm run new`. */
  entry: string;
  /** The URL path of an entry's page. `*` is the id of the entry. */
  page?: string;
  /** Describes a new entry in messages by its title. If absent, they show the title in quotes. */
  brings?: (title: string) => string;
}

/** The content kinds by name. The kind `site` lists the languages of the site. */
export type Registry = Readonly<Record<string, ContentKind>>;

/** All content kinds, each with its file and Zod schema, in the order in which lists show them. */
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
    holds: 'the headline, the texts that it types, counters, the tag next to the logos',
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
    advice: 'To add a service that you offer: npm run new service "Title"',
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
    advice: 'To list your skills and tools, create skills.yaml as in sample/skills.yaml.',
    list: { path: ['groups', 'skills'], entry: 'skill' },
  },
  testimonials: {
    file: 'testimonials.yaml',
    schema: testimonialsSchema,
    title: 'Testimonials',
    holds: 'testimonials of clients',
    pages: ['/', '/about'],
    advice: 'To add the testimonial of a client: npm run new testimonial "Name"',
    list: {
      path: ['items'],
      entry: 'testimonial',
      brings: (author) => `the testimonial of ${author}`,
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
    holds: 'two to four packages with prices, side by side',
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
    holds: 'frequent questions of clients, with answers',
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
    holds: 'the texts of the Project page, categories and technologies',
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
    holds: 'the texts of the page that lists the posts',
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
    flags: { tags: 'tag', coverAlt: 'alt' },
  },
  page: {
    file: 'pages/*.md',
    schema: textPageSchema,
    title: 'Further page',
    holds: 'a further page, such as imprint or privacy, linked in the footer',
    pages: ['/*'],
    body: 'html',
    needsBody: true,
    advice: 'Add an imprint and a privacy page, if the law of your country requires them.',
  },
  messages: {
    file: 'messages.yaml',
    schema: messagesSchema,
    title: 'Texts of the interface',
    holds:
      'labels, buttons and notices in your own words, or in a language that the interface lacks',
    pages: ['/'],
    isPerLanguage: true,
  },
} as const satisfies Registry;

/** The name of a content kind in the registry. */
export type KindName = keyof typeof registry;
