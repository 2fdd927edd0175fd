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
import { minimumWidths } from './fields/minimum-widths.ts';
import { perContext, type SchemaContext } from './schema-context.ts';

export const testimonialsSchema = perContext((context: SchemaContext) =>
  z.strictObject({
    heading: text(80).describe(
      'The heading above testimonials, on pages that set no heading of their own for this section.',
    ),
    items: uniqueById(
      z.strictObject({
        id: id().describe('The id of the testimonial: a short name that no other testimonial has.'),
        image: image({ minWidth: minimumWidths.author })
          .optional()
          .describe(
            'A portrait of the author: the path of an image file, relative to testimonials.yaml.',
          ),
        author: text(60, { isName: true }).describe(
          'The name of the person who wrote the testimonial.',
        ),
        title: optionalText(100).describe('The role and firm of the author.'),
        text: text(700).describe('The text of the testimonial.'),
        project: projectId(context.projectIds)
          .optional()
          .describe(
            'The id of the project that the testimonial is about. The page of the project shows it.',
          ),
        service: serviceId(context.serviceIds)
          .optional()
          .describe(
            'The id of the service that the testimonial is about. The page of the service shows it.',
          ),
        year: wholeNumber('a year such as 2026', 1970, 2100)
          .optional()
          .describe('The year in which the testimonial was written.'),
        url: webAddress().optional().describe('The URL at which the testimonial was published.'),
      }),
    ).describe('The testimonials, in the order in which they are shown.'),
  }),
);

type Testimonials = z.output<ReturnType<typeof testimonialsSchema>>;
export type Testimonial = Testimonials['items'][number];
