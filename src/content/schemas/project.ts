import { z } from 'zod';
import type { SchemaContext } from './context.ts';
import { anyLength } from './fields/field-info.ts';
import { day, optionalText, text, webAddress } from './fields/fields.ts';
import { image } from './fields/image.ts';
import { listOf, uniqueTexts } from './fields/lists.ts';

export const coverWidth = 800;

const stars = 'a number of stars from 0 to 5, halves allowed';

/** One of a few words; any text where the words are not known. */
const oneOf = (words: readonly string[] | undefined): z.ZodType<string, string> =>
  words === undefined ? text(anyLength) : z.enum(words);

/**
 * The front matter of `projects/<id>/index.md`; its text is the case study. Any categories and
 * technologies are right where it is not known which ones there are.
 */
export const projectSchema = ({ categories, technologies }: SchemaContext) =>
  z.strictObject({
    title: text(80).describe('The name of the project.'),
    client: optionalText(80, { isName: true }).describe('Whom it was made for.'),
    category: oneOf(categories).describe('One of the categories in projects.yaml.'),
    technologies: uniqueTexts(oneOf(technologies)).describe('Technologies from projects.yaml.'),
    date: day().describe('The day it went online, as YYYY-MM-DD.'),
    url: webAddress().optional().describe('Where it stands.'),
    review: z
      .number({ error: stars })
      .min(0, { error: stars })
      .max(5, { error: stars })
      .multipleOf(0.5, { error: stars })
      .optional()
      .describe("The client's stars, 0 to 5 in steps of a half."),
    summary: text(500).describe('One to three sentences on what it is.'),
    cover: image({ leastWidth: coverWidth, alt: 'coverAlt' })
      .optional()
      .describe('An image beside this file. Without one the title stands in.'),
    coverAlt: optionalText(300).describe('What the cover shows, for those who cannot see it.'),
    images: listOf(
      z.strictObject({
        image: image({ leastWidth: 800, alt: 'alt' }).describe('An image beside this file.'),
        alt: text(300).describe('What it shows, for those who cannot see it.'),
      }),
    ).describe('Further images, in order.'),
  });
