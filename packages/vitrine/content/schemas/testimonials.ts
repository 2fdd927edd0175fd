import { z } from 'zod';
import { refuse } from '../content-issue.ts';
import { say } from '../phrase.ts';
import { isQuotation, writeDiff } from '../shortening.ts';
import { fieldInfo } from './fields/field-info.ts';
import {
  day,
  id,
  optionalText,
  projectId,
  serviceId,
  text,
  webAddress,
  wholeNumber,
  yesOrNo,
} from './fields/fields.ts';
import { image } from './fields/file-names.ts';
import { listById } from './fields/lists.ts';
import { minimumWidths } from './fields/minimum-widths.ts';
import { perContext, type SchemaContext } from './schema-context.ts';

export const testimonialsSchema = perContext((context: SchemaContext) =>
  z
    .strictObject({
      heading: text(80).describe(
        'The heading above testimonials, on pages that set no heading of their own for this section.',
      ),
      request: z
        .strictObject({
          questions: z
            .array(text(120), { error: 'a list' })
            .min(1, { error: 'one to three questions' })
            .max(3, { error: 'one to three questions' })
            .optional()
            .describe(
              'One to three questions; without them, three short ones in the language of the page.',
            ),
          stars: yesOrNo()
            .default(false)
            .describe(
              'Whether clients may also give one to five stars, which every page then shows.',
            ),
        })
        .optional()
        .register(fieldInfo, { isSeldomUsed: true })
        .describe(
          'Lets you ask clients for a testimonial with `npx vitrine ask`. Without it, the site has no page for them.',
        ),
      items: listById(
        z
          .strictObject({
            id: id().describe(
              'The id of the testimonial: a short name that no other testimonial has.',
            ),
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
            url: webAddress()
              .optional()
              .describe('The URL at which the testimonial was published.'),
            stars: wholeNumber('one to five stars', 1, 5)
              .optional()
              .register(fieldInfo, { isSeldomUsed: true })
              .describe('How many of five stars the author gave.'),
            consent: day()
              .optional()
              .register(fieldInfo, { isSeldomUsed: true })
              .describe(
                'The day on which the author agreed. `npx vitrine testimonial accept` writes it.',
              ),
            original: optionalText(2000, { isSeldomUsed: true }).describe(
              'All words of the author. `text` may leave out some, each time with a `…`, but not change them. In a translation, translate both.',
            ),
          })
          .superRefine(({ text, original }, context) => {
            if (original === undefined || isQuotation(text, original)) return;
            const found = say('changedWords', { text: writeDiff(original, text) });
            const hint = say('markShortening');
            refuse(context, say('quotation'), { path: ['text'], input: text, found, hint });
          }),
      ).describe('The testimonials, in the order in which they are shown.'),
    })
    .refine(({ items, request }) => items.length > 0 || request !== undefined, {
      error: 'a list with at least one entry',
      path: ['items'],
    }),
);

type Testimonials = z.output<ReturnType<typeof testimonialsSchema>>;
export type Testimonial = Testimonials['items'][number];

/** What the form for testimonials asks. */
export interface TestimonialRequest {
  /** The questions, each of which the author may leave out, but not all. */
  questions: readonly string[];
  /** Whether it asks for one to five stars. */
  stars: boolean;
}
