import type { Composition } from '../composition.ts';

/** What depends on the look `workbench`, and CSS cannot set: which data cards have, and how wide pictures are. */
export const composition: Composition = {
  cardFields: ['duration', 'summary', 'lone summary'],
  coversInView: 3,
  hasFacts: true,
  /** The first of each seven cards is large, unless that would leave an empty place among the others. */
  cycle: (index, count) =>
    index % 7 === 0 && Math.min(7, count - index) % 2 === 1 ? `${index + 1} large` : index + 1,
  gridSizes: (index) =>
    index % 7 === 0 ? '(width < 40rem) 82vw, 57vw' : '(width < 40rem) 82vw, 40vw',
  featuredSizes: (index) => `(width < 60rem) 88vw, ${index === 0 ? 54 : 22}vw`,
  mainSizes: () => '(width < 60rem) 88vw, 54vw',
};
