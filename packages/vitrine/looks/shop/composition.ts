import type { Composition } from '../composition.ts';

/** What depends on the look `shop`, and CSS cannot set: which data cards have, and how wide pictures are. */
export const composition: Composition = {
  cardFields: [],
  coversInView: 3,
  cycle: (index) => index + 1,
  // In rows of three, the wide cover moves: it is the first, then the second, then the third of its row.
  gridSizes: (index) =>
    `(width < 40rem) 92vw, (width < 72rem) 48vw, (width < 106rem) ${(index % 9) % 4 === 0 ? 34 : 29}vw, 20.5vw`,
  featuredSizes: (index) => {
    if (index === 0) return '(width < 64rem) 92vw, 58vw';
    return `(width < 48rem) 92vw, (width < 64rem) 45vw, ${index < 3 ? 24 : 43}vw`;
  },
  mainSizes: () => '(width < 60rem) 92vw, 67vw',
};
