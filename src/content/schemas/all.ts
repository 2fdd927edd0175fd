import type { z } from 'zod';
import { aboutSchema } from './about.ts';
import { contactSchema } from './contact.ts';
import { homeSchema } from './home.ts';
import { pageSchema } from './page.ts';
import { projectSchema } from './project.ts';
import { projectsSchema } from './projects.ts';
import { servicesSchema } from './services.ts';
import { siteSchema } from './site.ts';
import { skillsSchema } from './skills.ts';
import { testimonialsSchema } from './testimonials.ts';

/** What some schemas need to know of other files. What is not known is not asked for. */
export interface KnownWords {
  /** The ids of all projects. */
  projectIds?: readonly string[];
  /** The categories that `projects.yaml` lists. */
  categories?: readonly string[] | undefined;
  /** The language sets that `projects.yaml` lists. */
  languages?: readonly string[] | undefined;
}

/**
 * The schema of every kind of content file. `about`, `project` and `page` describe the front matter
 * of `about.md`, `projects/<id>/index.md` and `pages/<id>.md`, the others the file of that name.
 */
export const allSchemas = ({ projectIds = [], categories, languages }: KnownWords = {}) =>
  ({
    site: siteSchema,
    home: homeSchema,
    about: aboutSchema,
    services: servicesSchema,
    skills: skillsSchema,
    testimonials: testimonialsSchema(projectIds),
    contact: contactSchema,
    projects: projectsSchema,
    project: projectSchema(categories, languages),
    page: pageSchema,
  }) satisfies Record<string, z.ZodType>;

/** The schema of each kind of content file, as the loader uses it where nothing else is known. */
export const contentSchemas = allSchemas();

/** A kind of content file; `project` is `projects/<id>/index.md` and `page` is `pages/<id>.md`. */
export type ContentKind = keyof typeof contentSchemas;
