import type { Testimonial } from '../../content/schemas/testimonials.ts';

/** How many testimonials a project's page shows; About and Home have them all. */
const shown = 3;

/** The testimonials of a project's page: those about the project first, then others in order. */
export function testimonialsFor(project: string, records: readonly Testimonial[]): Testimonial[] {
  return [
    ...records.filter((record) => record.project === project),
    ...records.filter((record) => record.project !== project),
  ].slice(0, shown);
}
