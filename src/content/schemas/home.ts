import { z } from 'zod';
import { closingSchema } from './closing.ts';
import { fieldInfo } from './fields/field-info.ts';
import { link, optionalText, projectId, text, wholeNumber } from './fields/fields.ts';
import { listOf, nonEmptyList, uniqueTexts } from './fields/lists.ts';
import { pageSchema } from './page.ts';
import type { SchemaContext } from './schema-context.ts';
import { statSchema } from './stats.ts';

const action = z.strictObject({
  label: text(30).describe('The words of the button.'),
  to: link().describe('Where it leads.'),
});

const milliseconds = (what: string) =>
  z
    .number({ error: 'a number of milliseconds' })
    .min(1, { error: 'a number of milliseconds, 1 or more' })
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
        .max(6, { error: 'a list of six at most' })
        .optional()
        .describe('One to six projects by their ids, in order.'),
      newest: newest('Without projects: the number of newest ones'),
      linkText: optionalText(40).describe('The words of the link to all projects.'),
    })
    .optional()
    .describe('A few projects; the printed curriculum shows the same ones.');

const posts = z
  .strictObject({
    heading: text(80).describe('The heading above the posts.'),
    newest: newest('The number of newest posts'),
    linkText: optionalText(40).describe('The words of the link to all posts.'),
  })
  .optional()
  .describe('The newest posts.');

/** The sections of Home below the first view in their usual order: the names of slots in the page. */
const sections = [
  'stats',
  'work',
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

export const homeSchema = (context: SchemaContext) =>
  z.strictObject({
    page: pageSchema.describe('Title, menu label and description of the page.'),
    hero: z
      .strictObject({
        eyebrow: optionalText(80).describe('A few words above the headline.'),
        lead: optionalText(60).describe('The fixed part of the headline.'),
        words: nonEmptyList(text(40)).describe(
          'The texts that are typed after it, one after the other, in a loop.',
        ),
        speed: milliseconds('Time per keystroke').default(50),
        pause: milliseconds('Pause after a typed text').default(2000),
        text: optionalText(400).describe('One or two sentences below the headline.'),
        actions: z
          .array(action, { error: 'a list' })
          .max(2, { error: 'a list of two at most' })
          .default([])
          .describe('One or two buttons, the most important one first.'),
      })
      .describe('The first view.'),
    showcase: z
      .strictObject({
        figure: text(8).describe('Its large text, such as 15+.'),
        label: text(30).describe('Its small text.'),
      })
      .optional()
      .describe('A tag with a figure, beside the logos from skills.yaml.'),
    sections: uniqueTexts(z.enum(sections, { error: `one of ${sections.join(', ')}` }))
      .register(fieldInfo, { isOrdered: true })
      .default([...sections])
      .describe('The sections below the first view, in order. Left out, all of them.'),
    stats: listOf(statSchema).describe('The row of counters.'),
    work: work(context),
    posts,
    about: z
      .strictObject({
        text: text(600).describe('A few sentences about the owner.'),
        linkText: text(40).describe('The words of the link to About.'),
      })
      .optional()
      .describe('The short About block with the greeting.'),
    services: section('services').describe('The services from services.yaml.'),
    testimonials: section('testimonials').describe(
      'The slider with the testimonials of testimonials.yaml.',
    ),
    closing: closingSchema.optional().describe('The end of the page, which leads to Contact.'),
  });

export type Home = z.output<ReturnType<typeof homeSchema>>;
