import { z } from 'zod';
import { closingSchema } from './closing.ts';
import { fieldInfo } from './fields/field-info.ts';
import { link, optionalText, projectId, text, wholeNumber } from './fields/fields.ts';
import { image, pictureVideo } from './fields/file-names.ts';
import { formats } from './fields/formats.ts';
import { listOf, nonEmptyList, uniqueTexts } from './fields/lists.ts';
import { minimumWidths } from './fields/minimum-widths.ts';
import { pageSchema } from './page.ts';
import { perContext, type SchemaContext } from './schema-context.ts';
import { statSchema } from './stats.ts';

const action = z.strictObject({
  label: text(30).describe('The text of the button.'),
  to: link().describe('The link of the button.').meta({ format: formats.link }),
});

const milliseconds = (what: string) =>
  z
    .number({ error: 'a number of milliseconds' })
    .min(1, { error: 'a number of milliseconds, 1 or more' })
    .register(fieldInfo, { isSeldomUsed: true })
    .describe(`${what}, in milliseconds.`);

const newest = (what: string) =>
  wholeNumber('a whole number from 1 to 6', 1, 6).default(3).describe(`${what} to show, 1 to 6.`);

const section = (what: string) =>
  z.strictObject({ heading: text(80).describe(`The heading above the ${what}.`) }).optional();

const work = (context: SchemaContext) =>
  z
    .strictObject({
      heading: text(80).describe('The heading above the projects.'),
      projects: uniqueTexts(projectId(context.projectIds))
        .max(6, { error: 'a list with at most six entries' })
        .optional()
        .describe('The ids of one to six projects, in the order in which they are shown.'),
      newest: newest('Used only if projects is not set: the number of newest projects'),
      linkText: optionalText(40).describe('The text of the link to all projects.'),
    })
    .optional()
    .describe('The section with a few projects; the printed curriculum shows the same projects.');

const posts = z
  .strictObject({
    heading: text(80).describe('The heading above the posts.'),
    newest: newest('The number of newest posts'),
    linkText: optionalText(40).describe('The text of the link to all posts.'),
  })
  .optional()
  .describe('The section with the newest posts.');

/** The sections of the Home page below the hero, in their default order; also names of Astro slots. */
const sections = [
  'work',
  'stats',
  'posts',
  'about',
  'services',
  'packages',
  'steps',
  'booking',
  'clients',
  'testimonials',
  'faq',
  'closing',
] as const;

export const homeSchema = perContext((context: SchemaContext) =>
  z.strictObject({
    page: pageSchema.describe('Title, menu label and description of the page.'),
    hero: z
      .strictObject({
        eyebrow: optionalText(80).describe('A few words above the headline.'),
        lead: optionalText(60).describe('The fixed part of the headline.'),
        words: nonEmptyList(text(40)).describe(
          'The texts that are typed after the fixed part of the headline, one after the other, in a loop.',
        ),
        speed: milliseconds('Time per typed character').default(50),
        pause: milliseconds('Pause after each typed text').default(2000),
        rounds: wholeNumber('a whole number from 1 to 100', 1, 100)
          .optional()
          .register(fieldInfo, { isSeldomUsed: true })
          .describe(
            'How often all texts are typed before the first one stays. If omitted, without an end.',
          ),
        text: optionalText(400).describe('One or two sentences below the headline.'),
        actions: z
          .array(action, { error: 'a list' })
          .max(2, { error: 'a list with at most two entries' })
          .default([])
          .describe('One or two buttons below the text, the most important one first.'),
        video: z
          .strictObject({
            file: pictureVideo().describe('The video: MP4 (H.264) or WebM, at most 2 MB.'),
            poster: image({ minWidth: minimumWidths.picture, alt: 'alt' }).describe(
              'The image that is shown until the video plays, and on the share image.',
            ),
            alt: text(300).describe('The alternative text of the image: what the image shows.'),
          })
          .optional()
          .describe('A short video below the texts, which plays by itself, without sound.'),
      })
      .describe('The hero: the headline, text and buttons at the top of the page.'),
    showcase: z
      .strictObject({
        figure: text(8).describe('The large text of the tag, such as 15+.'),
        label: text(30).describe('The small text of the tag.'),
      })
      .optional()
      .describe('A tag with a number, such as 15+ years, next to the logos from skills.yaml.'),
    sections: uniqueTexts(z.enum(sections, { error: `one of ${sections.join(', ')}` }))
      .register(fieldInfo, { isOrdered: true })
      .default([...sections])
      .describe('The sections below the hero, in order. If omitted, all sections.'),
    stats: listOf(statSchema).describe('The counters in the section stats.'),
    counters: z
      .enum(['count', 'still'], { error: 'count or still' })
      .default('count')
      .register(fieldInfo, { isSeldomUsed: true })
      .describe(
        'How the counters of Home and About show their numbers: count counts up to them, still shows them at once.',
      ),
    work: work(context),
    posts,
    about: z
      .strictObject({
        text: text(600).describe('A few sentences about the owner.'),
        linkText: text(40).describe('The text of the link to the About page.'),
      })
      .optional()
      .describe('The section that introduces the owner, with a greeting.'),
    services: section('services').describe('The section with the services from services.yaml.'),
    testimonials: section('testimonials').describe(
      'The section with the testimonials from testimonials.yaml.',
    ),
    closing: closingSchema
      .optional()
      .describe('The closing section, which links to the Contact page.'),
  }),
);

export type Home = z.output<ReturnType<typeof homeSchema>>;
