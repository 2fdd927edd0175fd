import { z } from 'zod';
import { closingSchema } from './closing.ts';
import { optionalText, text } from './fields/fields.ts';
import { uniqueTexts } from './fields/lists.ts';
import { pageSchema } from './page.ts';

const choice = (what: string) =>
  z.strictObject({
    label: text(40).describe(`The label of the list of ${what}.`),
    options: uniqueTexts(text(40)).describe(`The ${what} that a project may have.`),
  });

export const projectsSchema = z.strictObject({
  page: pageSchema.describe('Title, menu label and description of the page.'),
  details: pageSchema.describe('Title, menu label and description of the page of each project.'),
  heading: text(80).describe('The heading of the page.'),
  intro: optionalText(400).describe('One or two sentences below the heading.'),
  // No default value: only a content that names a form has the switch, so all others keep the plain cards.
  view: z
    .enum(['pictures', 'list'], { error: 'pictures or list' })
    .optional()
    .describe(
      'The form of the list of projects: pictures, or list for a list of texts. Visitors can switch to the other one. If omitted, pictures without a switch.',
    ),
  linkText: text(40).describe("The text of the link in each project's card, such as READ MORE."),
  closing: closingSchema
    .optional()
    .describe("The section at the end of each project's page, which links to the Contact page."),
  categories: choice('categories').describe('The categories of projects, such as Website.'),
  technologies: choice('technologies').describe('The technologies of projects, such as React.'),
});

export type ProjectsPage = z.output<typeof projectsSchema>;
