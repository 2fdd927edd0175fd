import { exampleWithText } from '../content/known-examples.ts';
import type { Testimonial } from '../content/schemas/testimonials.ts';

/** The testimonials without those of an example, because search engines must not get invented reviews. */
export function realReviews(items: readonly Testimonial[]): Testimonial[] {
  return items.filter(({ text }) => exampleWithText(text) === undefined);
}
