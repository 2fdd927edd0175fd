import { z } from 'zod';
import { refuse } from '../content-issue.ts';
import { say } from '../phrase.ts';
import { anyLength, fieldInfo } from './fields/field-info.ts';
import { day, optionalText, text, webAddress, yesOrNo } from './fields/fields.ts';
import { captions, image, pictureVideo, video } from './fields/file-names.ts';
import { listOf, uniqueTexts } from './fields/lists.ts';
import { minimumWidths } from './fields/minimum-widths.ts';
import { perContext, type SchemaContext } from './schema-context.ts';

const stars = 'a number of stars from 0 to 5, halves allowed';

const privateRule =
  'true, or a list of names of keys in lower-case letters, digits and hyphens, such as [tide, mill]';

const keyName = z.string({ error: privateRule }).regex(/^[a-z][a-z0-9-]*$/, privateRule);

/** The names of the keys that open a private project; undefined for a project that everybody may see. */
const privateKeys = z
  .union([z.boolean(), z.array(keyName).min(1, privateRule)], { error: privateRule })
  .transform((keys) => {
    if (typeof keys === 'boolean') return keys ? ['default'] : undefined;
    return [...new Set(keys)];
  })
  .register(fieldInfo, { hasKeys: true });

/** A text from a list of options; any text if the options are unknown. */
const oneOf = (words: readonly string[] | undefined): z.ZodType<string, string> =>
  words === undefined ? text(anyLength) : z.enum(words);

/** Looks draw figures to scale, and choose the size of the largest by its length. */
const figure = { isExact: true };

const result = z.strictObject({
  figure: text(10, figure).describe(
    'The figure of the result, in large letters, such as 71 or −40 %.',
  ),
  label: text(60).describe('The measured quantity, such as "enquiries in four weeks".'),
  before: optionalText(40, figure).describe(
    'The figure that was measured before the project, such as 15 a week.',
  ),
  after: optionalText(40, figure).describe(
    'The figure that was measured after the project, such as 4 a week.',
  ),
  source: optionalText(100).describe('The source of the figure, such as a report.'),
});

const comparison = z.strictObject({
  before: image({ minWidth: minimumWidths.picture, alt: 'beforeAlt' }).describe(
    'An image of the state before the project.',
  ),
  beforeAlt: text(300).describe('The alternative text of the first image: what the image shows.'),
  after: image({ minWidth: minimumWidths.picture, alt: 'afterAlt' }).describe(
    'An image of the state after the project.',
  ),
  afterAlt: text(300).describe('The alternative text of the second image: what the image shows.'),
  caption: text(120).describe('The caption, which says what the two images compare.'),
});

const film = z.strictObject({
  file: video().describe('A video in the folder of this file: MP4 (H.264) or WebM, at most 25 MB.'),
  title: text(120).describe('A title that says what the video shows.'),
  poster: image({ minWidth: minimumWidths.picture }).describe(
    'The image that is shown until the video plays.',
  ),
  captions: captions().describe(
    'The captions of the video: a WebVTT file, whose name ends in .vtt.',
  ),
});

/**
 * The schema of the front matter of `projects/<id>/index.md`. The loader fills in `caseStudy`, the
 * text below it. Without a list of categories or technologies, any text is valid for them.
 */
export const projectSchema = perContext(({ categories, technologies }: SchemaContext) =>
  z
    .strictObject({
      title: text(80).describe('The name of the project.'),
      client: optionalText(80, { isName: true }).describe(
        'The client for whom the project was made.',
      ),
      category: oneOf(categories).describe('The category, one of those that projects.yaml lists.'),
      technologies: uniqueTexts(oneOf(technologies)).describe(
        'The technologies of the project, from the list in projects.yaml.',
      ),
      date: day().describe('The day when the project went online, as YYYY-MM-DD.'),
      url: webAddress()
        .register(fieldInfo, { part: 'facts' })
        .optional()
        .describe('The URL of the finished work on the web.'),
      review: z
        .number({ error: stars })
        .min(0, { error: stars })
        .max(5, { error: stars })
        .multipleOf(0.5, { error: stars })
        .register(fieldInfo, { part: 'facts' })
        .optional()
        .describe('The rating by the client: 0 to 5 stars, in steps of a half.'),
      summary: text(500).describe('One to three sentences about the project.'),
      cover: image({ minWidth: minimumWidths.picture, alt: 'coverAlt', part: 'pictures' })
        .optional()
        .describe('An image in the folder of this file. If omitted, the title is shown instead.'),
      coverAlt: optionalText(300, { part: 'pictures' }).describe(
        'The alternative text of the cover: what the image shows.',
      ),
      coverFit: z
        .enum(['contain', 'cover'])
        .default('contain')
        .register(fieldInfo, { part: 'pictures' })
        .describe('How the cover fits its frame: contain shows all of it, cover may cut it.'),
      coverVideo: pictureVideo({ part: 'pictures' })
        .optional()
        .describe(
          'A short video in place of the cover on the page of the project, which plays by itself, without sound: MP4 (H.264) or WebM, at most 2 MB. Until it plays, and everywhere else, the cover is shown.',
        ),
      images: listOf(
        z.strictObject({
          image: image({ minWidth: minimumWidths.picture, alt: 'alt' }).describe(
            'An image in the folder of this file.',
          ),
          alt: text(300).describe('The alternative text of the image: what the image shows.'),
        }),
      )
        .register(fieldInfo, { part: 'pictures' })
        .describe('Further images of the project, in the order in which they are shown.'),
      role: optionalText(80, { part: 'facts' }).describe(
        'Your part in the project, such as Design and code.',
      ),
      duration: optionalText(60, { part: 'facts' }).describe(
        'How long the project took, in your own words.',
      ),
      team: optionalText(120, { part: 'facts' }).describe(
        'The people who worked on the project with you.',
      ),
      problem: optionalText(400, { part: 'facts' }).describe(
        'The problem that the project solved, in a few sentences.',
      ),
      results: listOf(result).describe(
        "The results in figures. The project's card in lists shows the first one.",
      ),
      gallery: listOf(comparison).describe(
        'Pairs of images of the same shape, which show the state before and after the project.',
      ),
      draft: yesOrNo()
        .default(false)
        .describe('Whether the project is a draft, which only npm run dev shows.'),
      video: film.optional().describe('A video of the project.'),
      private: privateKeys
        .optional()
        .describe(
          'Whether only visitors with a passphrase or an invitation see the project: true, or the names of the keys that open it.',
        ),
      publicTitle: optionalText(80, { beside: 'private' }).describe(
        'The name that everybody sees of a private project. If omitted, the site does not mention the project.',
      ),
      publicSummary: optionalText(300, { beside: 'private' }).describe(
        'What everybody reads about a private project: why it is locked, and whom to ask.',
      ),
    })
    .superRefine((project, context) => {
      for (const name of ['publicTitle', 'publicSummary'] as const) {
        if (project[name] === undefined || project.private) continue;
        refuse(context, say('besidePrivate'), { path: [name], input: project[name] });
      }
      if (project.private && project.video) {
        const found = say('quoted', { text: project.video.file.path });
        refuse(context, say('noPrivateVideo'), { path: ['video'], found });
      }
    })
    .superRefine(({ cover, coverVideo }, context) => {
      if (coverVideo && !cover) refuse(context, say('coverOfVideo'), { path: ['cover'] });
    })
    .transform((fields) => ({ ...fields, caseStudy: '' })),
);

export type Result = z.output<typeof result>;
