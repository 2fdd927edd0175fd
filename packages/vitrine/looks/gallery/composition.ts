import type { Composition } from '../composition.ts';

/** The width of a cover on a wide screen, by its index on the Project page: some are wider than the others. */
const coverWidth = (index: number) => {
  if ([0, 6, 10].includes(index)) return '(width < 90rem) 62vw, (width < 140rem) 52vw, 74rem';
  return [3, 8].includes(index) ? '35vw' : '28vw';
};

/** What depends on the look `gallery`, and CSS cannot set: which data cards have, and how wide pictures are. */
export const composition: Composition = {
  cardFields: ['summary', 'lone summary'],
  hasFacts: true,
  coversInView: 2,
  // Rows of 2, 3, 2 and 3 cards (`1` to `10`) if that fills the last row; else rows of three (`a` to `c`).
  cycle: (index, count) =>
    [2, 5, 7, 10, 12].includes(count) ? (index % 10) + 1 : 'abc'.charAt(index % 3),
  gridSizes: (index) => `(width < 40rem) 92vw, (width < 64rem) 43vw, ${coverWidth(index)}`,
  featuredSizes: (index) =>
    `(width < 48rem) 78vw, ${['(width < 136rem) 53vw, 72rem', '37vw', '45vw'][index % 3]}`,
  mainSizes: () => '(width < 60rem) 92vw, (width < 132rem) 69vw, 92rem',
};
