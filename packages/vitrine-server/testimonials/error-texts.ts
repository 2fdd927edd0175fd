import {
  answerName,
  type SiteSettings,
  type TestimonialErrors,
  type TestimonialField,
  t,
  testimonialFields,
  testimonialLimits,
} from 'vitrine/message';
import type { TestimonialErrorTexts, TypedTestimonial } from './fill-testimonial.ts';

/** The settings of the form for testimonials. */
export type TestimonialSettings = NonNullable<SiteSettings['testimonials']>;

/** The texts for the fields of a testimonial that are not right, in the order of the form. */
export function testimonialErrorTexts(
  errors: TestimonialErrors,
  typed: TypedTestimonial,
  { questions, texts }: TestimonialSettings,
  locale: string,
): TestimonialErrorTexts {
  const { fields, errors: said } = texts;
  const labels = new Map<TestimonialField, string>([
    ...questions.map((question, index) => [answerName(index), question] as const),
    ['author', fields.author],
    ['title', fields.title],
    ['credit', fields.credit],
    ['stars', fields.stars],
  ]);
  const found = new Map<TestimonialField, string>();
  for (const name of [...testimonialFields(questions), 'portrait'] as const) {
    const error = errors[name];
    const limit =
      name === 'author' || name === 'title' ? testimonialLimits[name] : testimonialLimits.answer;
    if (error === undefined) continue;
    const values = { field: labels.get(name) ?? '', count: typed[name]?.length ?? 0, limit };
    const missing = name === 'author' ? said.noAuthor : said.noAnswer;
    const byError = { ...said, missing, notAnEmail: said.notAText, notAnId: said.notAText };
    found.set(name, t(byError[error], values, locale));
  }
  return found;
}
