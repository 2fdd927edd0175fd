import { z } from 'zod';
import { id, optionalText, text } from './fields/fields.ts';
import { formats } from './fields/formats.ts';
import { uniqueById } from './fields/lists.ts';
import { pageSchema } from './page.ts';

const service = z.strictObject({
  id: id().describe('Stands in the address: /service#id.'),
  title: text().describe('The name of the service.'),
  text: text().describe('One or two sentences on what the client gets.'),
  price: optionalText().describe('What it costs, in words of your own.'),
  duration: optionalText().describe('How long it takes, in words of your own.'),
  details: optionalText()
    .describe('The long version, in Markdown.')
    .meta({ format: formats.markdown }),
});

/** `services.yaml`: the price board. */
export const servicesSchema = z.strictObject({
  page: pageSchema.describe('The names of the page.'),
  heading: text().describe('The heading of the page.'),
  intro: optionalText().describe('One or two sentences below it.'),
  more: text().describe("The words of each service's link, such as Read More."),
  ask: text().describe('The words of the link that begins a message about a service.'),
  services: uniqueById(service).describe('The services, in order.'),
});

/** `services.yaml` as checked. */
export type Services = z.output<typeof servicesSchema>;
/** A service as checked. */
export type Service = Services['services'][number];
