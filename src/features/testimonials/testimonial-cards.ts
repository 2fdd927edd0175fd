import { makePicture } from '../../content/images/pictures.ts';
import type { Testimonial } from '../../content/schemas/testimonials.ts';
import type { TestimonialCardData } from './TestimonialCard.tsx';

/** Portraits are shown 56 or 208 pixels wide; dense screens get twice and three times as much. */
const widths = [56, 112, 168, 208, 416, 624];

/** The testimonials with their portraits ready to show. */
export async function testimonialCards(
  items: readonly Testimonial[],
): Promise<TestimonialCardData[]> {
  return Promise.all(
    items.map(async ({ id, author, title, text, image }) => ({
      id,
      author,
      title,
      text,
      portrait: image && (await makePicture(image, widths)),
    })),
  );
}

/** How many testimonials a project's page shows; About and Home have them all. */
const shown = 3;

/** The testimonials of a project's page: those about the project first, then others in order. */
export function testimonialsFor(project: string, items: readonly Testimonial[]): Testimonial[] {
  return [
    ...items.filter((item) => item.project === project),
    ...items.filter((item) => item.project !== project),
  ].slice(0, shown);
}
