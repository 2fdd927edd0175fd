import type { Composition } from '../composition.ts';

/** Widths on the Project page: the first of twelve plates, the seventh, pairs, three in a row. */
const fullWidth = '(width < 40rem) 100vw, (width < 106rem) 92vw, 52vw';
const besideWords = '(width < 40rem) 100vw, (width < 60rem) 92vw, (width < 95rem) 53vw, 45vw';
const sevenColumns = '(width < 40rem) 92vw, (width < 60rem) 45vw, (width < 95rem) 53vw, 45vw';
const fourColumns = '(width < 40rem) 37vw, 30vw';

export const composition: Composition = {
  cardFields: ['summary'],
  coversInView: 1,
  gridSizes: (index) => {
    if (index % 6 > 2) return fourColumns;
    if (index % 6 > 0) return sevenColumns;
    return index % 12 ? besideWords : fullWidth;
  },
  featuredSizes: (index) =>
    index === 0
      ? '(width < 64rem) 100vw, (width < 95rem) 63vw, 53vw'
      : '(width < 40rem) 92vw, (width < 64rem) 46vw, 22vw',
  mainSizes: () => '(width < 64rem) 100vw, (width < 110rem) 50vw, 52vw',
};
