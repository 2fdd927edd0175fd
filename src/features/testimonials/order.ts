import type { Testimonial } from '../../content/schemas/testimonials.ts';

/** How many testimonials a project's page shows; About and Home have them all. */
const shown = 3;

/** The testimonials of a project's page: those about the project first, then others in order. */
export function testimonialsFor(project: string, items: readonly Testimonial[]): Testimonial[] {
  return [
    ...items.filter((item) => item.project === project),
    ...items.filter((item) => item.project !== project),
  ].slice(0, shown);
}
