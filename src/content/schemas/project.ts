import { z } from 'zod';
import { day, optionalText, someOf, text, webAddress } from '../fields.ts';
import type { ImageField } from '../images.ts';

/**
 * The front matter of `projects/<id>/index.md`; its text is the case study.
 *
 * @param categories The categories that `projects.yaml` lists.
 * @param languages The language sets that `projects.yaml` lists.
 */
export const projectSchema = (
  image: ImageField,
  categories: readonly string[],
  languages: readonly string[],
) =>
  z.strictObject({
    title: text().describe('The name of the project.'),
    client: optionalText().describe('Whom it was made for.'),
    category: z.enum(categories).describe('One of the categories in projects.yaml.'),
    languages: someOf(z.enum(languages)).describe('Language sets from projects.yaml.'),
    date: day().describe('The day it went online, as YYYY-MM-DD.'),
    url: webAddress().optional().describe('Where it stands.'),
    review: z
      .number({ error: 'a number of stars from 0 to 5, halves allowed' })
      .min(0, { error: 'a number of stars from 0 to 5, halves allowed' })
      .max(5, { error: 'a number of stars from 0 to 5, halves allowed' })
      .multipleOf(0.5, { error: 'a number of stars from 0 to 5, halves allowed' })
      .optional()
      .describe("The client's stars, 0 to 5 in steps of a half."),
    summary: text().describe('One to three sentences on what it is.'),
    cover: image().optional().describe('An image beside this file. Without one the title stands in.'),
    coverAlt: optionalText().describe('What the cover shows, for those who cannot see it.'),
    images: z
      .array(
        z.strictObject({
          image: image().describe('An image beside this file.'),
          alt: text().describe('What it shows, for those who cannot see it.'),
        }),
        { error: 'a list' },
      )
      .default([])
      .describe('Further images, in order.'),
  });

/** The front matter of a project as checked. */
export type ProjectFields = z.output<ReturnType<typeof projectSchema>>;
