import { z } from 'zod';
import { faqEntrySchema, toHtml } from './faq.ts';
import { anyLength } from './fields/field-info.ts';
import { id, optionalText, projectId, text } from './fields/fields.ts';
import { formats } from './fields/formats.ts';
import { listOf, uniqueById } from './fields/lists.ts';
import { pageSchema } from './page.ts';
import { perContext, type SchemaContext } from './schema-context.ts';

const service = (projectIds: SchemaContext['projectIds']) =>
  z.strictObject({
    id: id().describe('The id of the service: a short name for its URL, /service/id.'),
    title: text(60).describe('The name of the service.'),
    text: text(300).describe('One or two sentences on what the client gets.'),
    price: optionalText(40).describe('The price of the service, in your own words.'),
    duration: optionalText(40).describe('How long the service takes, in your own words.'),
    details: optionalText(anyLength)
      .transform(toHtml)
      .describe('A long description of the service, in Markdown.')
      .meta({ format: formats.markdown }),
    included: listOf(text(140)).describe(
      'The parts of the service that the price includes, one per entry.',
    ),
    projects: listOf(projectId(projectIds)).describe(
      'The ids of projects that are examples of the service.',
    ),
    questions: listOf(faqEntrySchema).describe('Questions about the service, with answers.'),
  });

export const servicesSchema = perContext(({ projectIds }: SchemaContext) =>
  z.strictObject({
    page: pageSchema.describe('Title, menu label and description of the page.'),
    heading: text(80).describe('The heading of the page.'),
    intro: optionalText(400).describe('One or two sentences below the heading.'),
    linkText: text(40).describe("The text of each service's link, such as Read More."),
    ask: text(40).describe('The text of the link that starts a message to you about a service.'),
    from: optionalText(40).describe(
      'Your lowest price in your own words, at the end of pages. If omitted, that of the first service.',
    ),
    area: optionalText(80).describe('The area where you work, such as Leith and remotely.'),
    services: uniqueById(service(projectIds)).describe(
      'The services, in the order in which they are shown.',
    ),
  }),
);

export type Services = z.output<ReturnType<typeof servicesSchema>>;
export type Service = Services['services'][number];
