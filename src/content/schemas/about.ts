import { z } from 'zod';
import { curriculum } from './curriculum.ts';
import { optionalText, text } from './fields/fields.ts';
import { image } from './fields/file-names.ts';
import { listOf } from './fields/lists.ts';
import { pageSchema } from './page.ts';
import { statSchema } from './stats.ts';

/** `about.md`: its front matter, and its text as the bio, which the loader fills in. */
export const aboutSchema = z
  .strictObject({
    page: pageSchema.describe('Title, menu label and description of the page.'),
    heading: text(80).describe('The heading of the page.'),
    portrait: image({ minWidth: 448, alt: 'portraitAlt' })
      .optional()
      .describe('An image of the owner, as a path from about.md.'),
    portraitAlt: optionalText(300).describe('The alternative text of the portrait: what it shows.'),
    experience: z
      .strictObject({
        heading: text(80).describe('The heading of the section.'),
        stats: listOf(statSchema).describe('Its counters.'),
      })
      .optional()
      .describe('The section with a testimonial and counters.'),
    ...curriculum,
  })
  .transform((fields) => ({ ...fields, bio: '' }));
