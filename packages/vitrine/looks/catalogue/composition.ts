import type { Composition } from '../composition.ts';

/** Widths of covers on the Project page: the first of twelve, the seventh, those in pairs, those in rows of three. */
const fullWidth = '(width < 40rem) 100vw, (width < 95rem) 92vw, 78vw';
const besideWords = '(width < 40rem) 100vw, (width < 60rem) 92vw, (width < 95rem) 53vw, 45vw';
const sevenColumns = '(width < 40rem) 92vw, (width < 60rem) 45vw, (width < 95rem) 53vw, 45vw';
const fourColumns = '(width < 40rem) 37vw, 30vw';

/** The places on the open book of Home: the plate, then entries at both sides of the fold; of an odd number three are small. */
function inBook(index: number, count: number): string {
  if (index === 0) return 'lead';
  return count > 2 && count % 2 === 0 && index > count - 4 ? 'small' : 'entry';
}

/** The places on the Project page: groups of one, two and three in a row. */
function onPages(index: number, count: number): string {
  if (index % 6 > 2) return 'small';
  if (index % 6 === 0) return index % 12 ? 'beside' : 'front';
  if (index % 6 === 1 && index === count - 1) return 'single';
  return (index % 12) % 7 === 1 ? 'wide' : 'narrow';
}

/** What depends on the look `catalogue`, and CSS cannot set: which data cards have, and how wide pictures are. */
export const composition: Composition = {
  cycle: (index, count, hasLead) => (hasLead ? inBook : onPages)(index, count),
  cardFields: ['summary', 'lone summary'],
  coversInView: 1,
  gridSizes: (index) => {
    if (index % 6 > 2) return fourColumns;
    if (index % 6 > 0) return sevenColumns;
    return index % 12 ? besideWords : fullWidth;
  },
  featuredSizes: (index) =>
    index === 0
      ? '(width < 64rem) 100vw, (width < 95rem) 63vw, 53vw'
      : '(width < 40rem) 37vw, (width < 64rem) 46vw, 22vw',
  mainSizes: () => '(width < 64rem) 100vw, 62vw',
};
