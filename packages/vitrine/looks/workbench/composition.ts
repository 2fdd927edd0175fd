import type { Composition } from '../composition.ts';

export const composition: Composition = {
  cardFields: ['duration'],
  coversInView: 3,
  gridSizes: (index) =>
    index === 0 || index === 5
      ? '(width < 40rem) 82vw, (width < 106rem) 57vw, 44vw'
      : '(width < 40rem) 82vw, (width < 106rem) 39vw, 21vw',
  featuredSizes: (index) => {
    if (index === 0) return '(width < 60rem) 88vw, 54vw';
    return `(width < 60rem) 88vw, ${index < 3 ? '22vw' : '30vw'}`;
  },
  mainSizes: () => '(width < 60rem) 88vw, 54vw',
};
