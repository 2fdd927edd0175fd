import { z } from 'zod';
import { id, optionalText, text, uniqueById } from '../fields.ts';
import type { ImageField } from '../images.ts';

/** `testimonials.yaml`: the guest book. */
export const testimonialsSchema = (image: ImageField) =>
  z.strictObject({
    heading: text().describe('The heading where no page gives one of its own.'),
    records: uniqueById(
      z.strictObject({
        id: id().describe('A short name of its own.'),
        image: image().optional().describe('A portrait, as a path from testimonials.yaml.'),
        author: text().describe('Who says it.'),
        title: optionalText().describe('What the author does, and where.'),
        text: text().describe('What the author says.'),
        project: id()
          .optional()
          .describe('The id of the project it is about; its page shows this record first.'),
      }),
    ).describe('The records, in order.'),
  });

/** `testimonials.yaml` as checked. */
export type Testimonials = z.output<ReturnType<typeof testimonialsSchema>>;
/** A testimonial as checked. */
export type Testimonial = Testimonials['records'][number];
