import { z } from 'zod';
import { anyLength } from './fields/field-info.ts';
import { day, optionalText, text, webAddress } from './fields/fields.ts';
import { captions, image, video } from './fields/file-names.ts';
import { listOf, uniqueTexts } from './fields/lists.ts';
import type { SchemaContext } from './schema-context.ts';

export const coverWidth = 800;

const stars = 'a number of stars from 0 to 5, halves allowed';

/** One of a few words; any text where the words are not known. */
const oneOf = (words: readonly string[] | undefined): z.ZodType<string, string> =>
  words === undefined ? text(anyLength) : z.enum(words);

const result = z.strictObject({
  figure: text(10).describe('The figure, in large letters, such as 71 or −40 %.'),
  label: text(60).describe('What was measured, such as "enquiries in four weeks".'),
  before: optionalText(40).describe('The value before.'),
  after: optionalText(40).describe('The value after.'),
  source: optionalText(100).describe('The source of the figure, for those who want to check it.'),
});

const comparison = z.strictObject({
  before: image({ minWidth: 800, alt: 'beforeAlt' }).describe('An image of the state before.'),
  beforeAlt: text(300).describe('Its alternative text: what it shows.'),
  after: image({ minWidth: 800, alt: 'afterAlt' }).describe('An image of the state after.'),
  afterAlt: text(300).describe('Its alternative text: what it shows.'),
  caption: text(120).describe('The caption: what is compared.'),
});

const film = z.strictObject({
  file: video().describe('A video beside this file: MP4 (H.264) or WebM, at most 25 MB.'),
  title: text(120).describe('The title of the video: what it shows.'),
  poster: image({ minWidth: 800 }).describe('The image that is shown until it plays.'),
  captions: captions().describe('Its captions: a WebVTT file, which ends in .vtt.'),
});

/**
 * `projects/<id>/index.md`: its front matter, and its text as the case study, which the loader fills
 * in. Where the lists of categories and technologies are not known, any are valid.
 */
export const projectSchema = ({ categories, technologies }: SchemaContext) =>
  z
    .strictObject({
      title: text(80).describe('The name of the project.'),
      client: optionalText(80, { isName: true }).describe('The client that it was made for.'),
      category: oneOf(categories).describe('One of the categories in projects.yaml.'),
      technologies: uniqueTexts(oneOf(technologies)).describe('Technologies from projects.yaml.'),
      date: day().describe('The day it went online, as YYYY-MM-DD.'),
      url: webAddress().optional().describe('Its address on the web.'),
      review: z
        .number({ error: stars })
        .min(0, { error: stars })
        .max(5, { error: stars })
        .multipleOf(0.5, { error: stars })
        .optional()
        .describe("The client's stars, 0 to 5 in steps of a half."),
      summary: text(500).describe('One to three sentences on what it is.'),
      cover: image({ minWidth: coverWidth, alt: 'coverAlt' })
        .optional()
        .describe('An image beside this file. Without one the title is shown.'),
      coverAlt: optionalText(300).describe('The alternative text of the cover: what it shows.'),
      images: listOf(
        z.strictObject({
          image: image({ minWidth: 800, alt: 'alt' }).describe('An image beside this file.'),
          alt: text(300).describe('Its alternative text: what it shows.'),
        }),
      ).describe('Further images, in order.'),
      role: optionalText(80).describe('Your part in it, such as Design and code.'),
      duration: optionalText(60).describe('How long it took, in your own words.'),
      team: optionalText(120).describe('Who worked on it with you.'),
      problem: optionalText(400).describe('The problem that it solved, in a few sentences.'),
      results: listOf(result).describe('Its results in figures. The first one is on its card.'),
      gallery: listOf(comparison).describe('Pairs of images, before and after, of the same shape.'),
      video: film.optional().describe('A video of the work.'),
    })
    .transform((fields) => ({ ...fields, caseStudy: '' }));

export type Result = z.output<typeof result>;
