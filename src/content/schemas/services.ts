import { z } from 'zod';
import { faqEntrySchema, toHtml } from './faq.ts';
import { anyLength } from './fields/field-info.ts';
import { id, optionalText, projectId, text } from './fields/fields.ts';
import { formats } from './fields/formats.ts';
import { listOf, uniqueById } from './fields/lists.ts';
import { pageSchema } from './page.ts';
import type { SchemaContext } from './schema-context.ts';

const service = (projectIds: SchemaContext['projectIds']) =>
  z.strictObject({
    id: id().describe('A short name for its address: /service/id.'),
    title: text(60).describe('The name of the service.'),
    text: text(300).describe('One or two sentences on what the client gets.'),
    price: optionalText(40).describe('The price, in your own words.'),
    duration: optionalText(40).describe('How long it takes, in your own words.'),
    details: optionalText(anyLength)
      .transform(toHtml)
      .describe('A long description, in Markdown.')
      .meta({ format: formats.markdown }),
    included: listOf(text(140)).describe('The included services, one per entry.'),
    projects: listOf(projectId(projectIds)).describe('The ids of projects of this kind.'),
    questions: listOf(faqEntrySchema).describe('Questions about it, with answers.'),
  });

export const servicesSchema = ({ projectIds }: SchemaContext) =>
  z.strictObject({
    page: pageSchema.describe('Title, menu label and description of the page.'),
    heading: text(80).describe('The heading of the page.'),
    intro: optionalText(400).describe('One or two sentences below it.'),
    linkText: text(40).describe("The words of each service's link, such as Read More."),
    ask: text(40).describe('The words of the link that begins a message about a service.'),
    area: optionalText(80).describe('Where you work, such as Leith and remotely.'),
    services: uniqueById(service(projectIds)).describe('The services, in order.'),
  });

export type Services = z.output<ReturnType<typeof servicesSchema>>;
export type Service = Services['services'][number];
