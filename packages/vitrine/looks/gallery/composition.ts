import type { Composition } from '../composition.ts';

/** The widths of the covers on the Project page that are wider than the others, by their index. */
const wide: Readonly<Record<number, string>> = {
  0: '(width < 90rem) 62vw, (width < 140rem) 52vw, 74rem',
  3: '35vw',
  6: '(width < 90rem) 62vw, (width < 140rem) 52vw, 74rem',
  8: '35vw',
  10: '(width < 90rem) 62vw, (width < 140rem) 52vw, 74rem',
};

export const composition: Composition = {
  cardFields: ['summary', 'lone summary'],
  hasFacts: true,
  coversInView: 2,
  // Rows of 2, 3, 2 and 3 cards (`1` to `10`) if that fills the last row; else rows of three (`a` to `c`).
  cycle: (index, count) =>
    [2, 5, 7, 10, 12].includes(count) ? (index % 10) + 1 : 'abc'.charAt(index % 3),
  gridSizes: (index) => `(width < 40rem) 92vw, (width < 64rem) 43vw, ${wide[index] ?? '28vw'}`,
  featuredSizes: (index) =>
    `(width < 48rem) 78vw, ${['(width < 136rem) 53vw, 72rem', '37vw', '45vw'][index % 3]}`,
  mainSizes: () => '(width < 60rem) 92vw, (width < 132rem) 69vw, 92rem',
};
