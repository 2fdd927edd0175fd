import { parse } from 'yaml';
import { z } from 'zod';
import type { Testimonial } from '../content/schemas/testimonials.ts';

const sampleFile = z.object({ items: z.array(z.object({ text: z.string().optional() })) });

/** Whether a text is a testimonial of the sample. */
export type IsSampleText = (text: string) => boolean;

/**
 * Recognizes the testimonials of the sample, also in a copy.
 *
 * @param files The text of the sample's testimonials.yaml in each language; none where the sample
 *   was removed.
 */
export function sampleTexts(files: readonly string[]): IsSampleText {
  const items = files.flatMap((file) => sampleFile.parse(parse(file)).items);
  const texts = new Set(items.map(({ text }) => text?.trim()));
  return (text) => texts.has(text);
}

/**
 * The testimonials that are reviews of a project: those that name it, without those of the sample.
 * Search engines must not get invented reviews.
 *
 * @param id The project.
 */
export function realReviews(
  items: readonly Testimonial[],
  id: string,
  isSample: IsSampleText,
): Testimonial[] {
  return items.filter(({ project, text }) => project === id && !isSample(text));
}
