import type { Composition } from '../composition.ts';

/** The width of a cover below 72rem, where the first project of a list has its cover over the width. */
const narrow = (index: number) =>
  index === 0 ? '(width < 72rem) 100vw' : '(width < 48rem) 7.5rem, (width < 72rem) 8rem';

export const composition: Composition = {
  cardFields: ['summary'],
  hasFacts: true,
  coversInView: 1,
  gridSizes: (index) => `${narrow(index)}, clamp(26rem, 37vw, 62rem)`,
  featuredSizes: (index) => `${narrow(index)}, min(56vw, 100rem)`,
  mainSizes: () => 'min(94vw, 100rem)',
};
