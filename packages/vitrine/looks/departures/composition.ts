import type { Composition } from '../composition.ts';

/** The width of a cover in a board; that of the first row is larger. */
const coverWidth = (index: number) =>
  index === 0 ? '(width < 48rem) 100vw, 54vw' : '(width < 48rem) 7.5rem, 18vw';

/** What depends on the look `departures`, and CSS cannot set: which data cards have, and how wide pictures are. */
export const composition: Composition = {
  cardFields: ['lone summary'],
  hasFacts: true,
  hasFactsFirst: true,
  coversInView: 1,
  gridSizes: coverWidth,
  featuredSizes: coverWidth,
  mainSizes: () => 'min(94vw, 100rem)',
};
