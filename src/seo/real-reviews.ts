import { parse } from 'yaml';
import { z } from 'zod';
import type { Testimonial } from '../content/schemas/testimonials.ts';

const sampleFile = z.object({ items: z.array(z.object({ text: z.string().optional() })) });

/** Whether a text is an invented testimonial of the sample content. */
export type IsSampleText = (text: string) => boolean;

/**
 * Returns a function that recognizes testimonials of the sample content, also in a copy of it.
 *
 * @param files The text of the sample's testimonials.yaml in each language; an empty array if the
 *   sample was removed.
 */
export function sampleTexts(files: readonly string[]): IsSampleText {
  const items = files.flatMap((file) => sampleFile.parse(parse(file)).items);
  const texts = new Set(items.map(({ text }) => text?.trim()));
  return (text) => texts.has(text);
}

/**
 * The testimonials that name a project, as its reviews. Testimonials of the sample content are
 * omitted, because search engines must not get invented reviews.
 *
 * @param id The id of the project.
 */
export function realReviews(
  items: readonly Testimonial[],
  id: string,
  isSample: IsSampleText,
): Testimonial[] {
  return items.filter(({ project, text }) => project === id && !isSample(text));
}
