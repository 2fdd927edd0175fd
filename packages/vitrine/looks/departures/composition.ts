import type { Composition } from '../composition.ts';

export const composition: Composition = {
  cardFields: ['duration'],
  coversInView: 1,
  gridSizes: (index) =>
    `(width < 48rem) ${index === 0 ? '92vw' : '7.5rem'}, (width < 72rem) 8rem, clamp(26rem, 37vw, 62rem)`,
  featuredSizes: (index) =>
    `(width < 48rem) ${index === 0 ? '100vw' : '7.5rem'}, (width < 72rem) ${index === 0 ? '100vw' : '8rem'}, min(56vw, 100rem)`,
  mainSizes: () => 'min(94vw, 100rem)',
};
