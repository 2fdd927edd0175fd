import { z } from 'zod';
import { curriculum } from './curriculum.ts';
import { optionalText, text } from './fields/fields.ts';
import { image } from './fields/file-names.ts';
import { listOf } from './fields/lists.ts';
import { minimumWidths } from './fields/minimum-widths.ts';
import { pageSchema } from './page.ts';
import { statSchema } from './stats.ts';

/** The schema of the front matter of `about.md`. The loader fills in `bio`, the text below it. */
export const aboutSchema = z
  .strictObject({
    page: pageSchema.describe('Title, menu label and description of the page.'),
    heading: text(80).describe('The heading of the page.'),
    portrait: image({ minWidth: minimumWidths.portrait, alt: 'portraitAlt', part: 'pictures' })
      .optional()
      .describe('A portrait of the owner: the path of an image file, relative to about.md.'),
    portraitAlt: optionalText(300, { part: 'pictures' }).describe(
      'The alternative text of the portrait: what the image shows.',
    ),
    experience: z
      .strictObject({
        heading: text(80).describe('The heading of the section about experience.'),
        stats: listOf(statSchema).describe(
          'The figures that count up in the section, such as 120 projects.',
        ),
      })
      .optional()
      .describe('The section with a testimonial and counters.'),
    ...curriculum,
  })
  .transform((fields) => ({ ...fields, bio: '' }));
