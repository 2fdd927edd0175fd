import type { Composition } from '../composition.ts';

/** Widths of a cover in drawers of four, five and three compartments, from 1600 px on. */
const drawers = ['18vw', '15vw', '26vw'];

export const composition: Composition = {
  cardFields: [],
  coversInView: 4,
  gridSizes: (index) =>
    `(width < 40rem) 92vw, (width < 56rem) 44vw, (width < 76rem) 30vw, (width < 100rem) 22vw, ${drawers[index < 4 ? 0 : index < 9 ? 1 : 2]}`,
  featuredSizes: (index) =>
    `(width < 48rem) 92vw, ${index % 2 === 0 ? '(width < 100rem) 53vw, 46vw' : '(width < 100rem) 40vw, 36vw'}`,
  mainSizes: () => '(width < 56rem) 92vw, (width < 80rem) 60vw, clamp(47rem, 50vw, 70rem)',
};
