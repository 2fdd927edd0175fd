import { z } from 'zod';
import { aboutSchema } from './schemas/about.ts';
import { contactSchema } from './schemas/contact.ts';
import { homeSchema } from './schemas/home.ts';
import { pageSchema } from './schemas/page.ts';
import { projectSchema } from './schemas/project.ts';
import { projectsSchema } from './schemas/projects.ts';
import { servicesSchema } from './schemas/services.ts';
import { siteSchema } from './schemas/site.ts';
import { skillsSchema } from './schemas/skills.ts';
import { testimonialsSchema } from './schemas/testimonials.ts';

/** The schema of each kind of content file, as the loader uses it where nothing else is known. */
export const contentSchemas = {
  site: siteSchema,
  home: homeSchema,
  about: aboutSchema,
  services: servicesSchema,
  skills: skillsSchema,
  testimonials: testimonialsSchema([]),
  contact: contactSchema,
  projects: projectsSchema,
  project: projectSchema(undefined, undefined),
  page: pageSchema,
} satisfies Record<string, z.ZodType>;

/** A kind of content file; `project` is `projects/<id>/index.md` and `page` is `pages/<id>.md`. */
export type ContentKind = keyof typeof contentSchemas;

/**
 * The JSON Schemas of the content files, for editors: they complete and check while one types. What
 * a schema cannot say (that an image exists, say) only the loader checks.
 *
 * @returns The text of each schema, by its file name in `schemas/`. `about`, `project`
 * and `page` describe the front matter of `about.md`, `projects/<id>/index.md` and `pages/<id>.md`.
 */
export function jsonSchemas(): Map<string, string> {
  return new Map(
    Object.entries(contentSchemas).map(([name, schema]) => {
      const json = z.toJSONSchema(schema, { io: 'input', target: 'draft-7' });
      return [`${name}.json`, `${JSON.stringify(json, null, 2)}\n`];
    }),
  );
}
