import { z } from 'zod';
import { curriculum } from './curriculum.ts';
import { optionalText, text } from './fields/fields.ts';
import { image } from './fields/image.ts';
import { listOf } from './fields/lists.ts';
import { pageSchema } from './page.ts';
import { statSchema } from './stats.ts';

/** The front matter of `about.md`; its text is the bio. */
export const aboutSchema = z.strictObject({
  page: pageSchema.describe('Title, menu label and description of the page.'),
  heading: text(80).describe('The heading of the page.'),
  portrait: image({ leastWidth: 448, alt: 'portraitAlt' })
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
});
