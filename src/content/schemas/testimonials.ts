import { z } from 'zod';
import {
  id,
  optionalText,
  projectId,
  serviceId,
  text,
  webAddress,
  wholeNumber,
} from './fields/fields.ts';
import { image } from './fields/file-names.ts';
import { uniqueById } from './fields/lists.ts';
import type { SchemaContext } from './schema-context.ts';

export const testimonialsSchema = (context: SchemaContext) =>
  z.strictObject({
    heading: text(80).describe('The heading on pages that do not set their own.'),
    items: uniqueById(
      z.strictObject({
        id: id().describe('A short name that no other testimonial has.'),
        image: image({ minWidth: 208 })
          .optional()
          .describe('A portrait, as a path from testimonials.yaml.'),
        author: text(60, { isName: true }).describe('The name of the author.'),
        title: optionalText(100).describe('The role and firm of the author.'),
        text: text(700).describe('The text of the testimonial.'),
        project: projectId(context.projectIds)
          .optional()
          .describe('The id of the project it is about, whose page shows it.'),
        service: serviceId(context.serviceIds)
          .optional()
          .describe('The id of the service it is about, whose page shows it.'),
        year: wholeNumber('a year such as 2026', 1970, 2100)
          .optional()
          .describe('The year in which it was said.'),
        url: webAddress().optional().describe('The address where it was published, if it was.'),
      }),
    ).describe('The testimonials, in order.'),
  });

type Testimonials = z.output<ReturnType<typeof testimonialsSchema>>;
export type Testimonial = Testimonials['items'][number];
