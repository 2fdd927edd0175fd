import type { Query, Visitor } from './visitor.ts';

export const testimonials: Query = {
  role: 'region',
  name: /^(Client Testimonial|From the guest book)$/,
};

/** Which items of the slider can be seen, by their place from 0. */
export async function itemsInView(visitor: Visitor): Promise<number[]> {
  const slides = await visitor.see({ role: 'group', name: /^\d of \d$/, within: testimonials });
  return slides.flatMap((slide, index) => (slide.inView ? index : []));
}
