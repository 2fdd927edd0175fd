import { z } from 'zod';
import { day, optionalText, text, webAddress } from './fields/fields.ts';
import { image } from './fields/image.ts';
import { listOf, uniqueTexts } from './fields/lists.ts';

const stars = 'a number of stars from 0 to 5, halves allowed';

/** One of a few words; any text where the words are not known. */
const oneOf = (words: readonly string[] | undefined): z.ZodType<string, string> =>
  words === undefined ? text() : z.enum(words);

/**
 * The front matter of `projects/<id>/index.md`; its text is the case study.
 *
 * @param categories The categories that `projects.yaml` lists; any are right where it is not known.
 * @param languages The language sets that `projects.yaml` lists, likewise.
 */
export const projectSchema = (
  categories: readonly string[] | undefined,
  languages: readonly string[] | undefined,
) =>
  z.strictObject({
    title: text().describe('The name of the project.'),
    client: optionalText().describe('Whom it was made for.'),
    category: oneOf(categories).describe('One of the categories in projects.yaml.'),
    languages: uniqueTexts(oneOf(languages)).describe('Language sets from projects.yaml.'),
    date: day().describe('The day it went online, as YYYY-MM-DD.'),
    url: webAddress().optional().describe('Where it stands.'),
    review: z
      .number({ error: stars })
      .min(0, { error: stars })
      .max(5, { error: stars })
      .multipleOf(0.5, { error: stars })
      .optional()
      .describe("The client's stars, 0 to 5 in steps of a half."),
    summary: text().describe('One to three sentences on what it is.'),
    cover: image()
      .optional()
      .describe('An image beside this file. Without one the title stands in.'),
    coverAlt: optionalText().describe('What the cover shows, for those who cannot see it.'),
    images: listOf(
      z.strictObject({
        image: image().describe('An image beside this file.'),
        alt: text().describe('What it shows, for those who cannot see it.'),
      }),
    ).describe('Further images, in order.'),
  });

/** The front matter of a project as checked. */
export type ProjectFields = z.output<ReturnType<typeof projectSchema>>;
