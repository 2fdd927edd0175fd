import type { Testimonial } from '../content/schemas/testimonials.ts';

/** The testimonials with those about a project first, otherwise in their order. */
export function projectFirst(records: readonly Testimonial[], project: string): Testimonial[] {
  return [
    ...records.filter((record) => record.project === project),
    ...records.filter((record) => record.project !== project),
  ];
}
