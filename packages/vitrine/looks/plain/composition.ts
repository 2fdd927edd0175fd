import type { Composition } from '../composition.ts';
import { placesOf } from './places-of.ts';

/** The rows of the Project page have two and three cards in turn. */
const isWide = (index: number) => index % 5 < 2;

/** What depends on the look `plain`, and CSS cannot set: which data cards have, and how wide pictures are. */
export const composition: Composition = {
  cardFields: ['summary', 'lone summary'],
  hasFacts: true,
  hasFactsFirst: true,
  isRunIn: true,
  placesOf,
  coversInView: 2,
  gridSizes: (index) => `(width < 48rem) 86vw, ${isWide(index) ? '48vw' : '34vw'}`,
  featuredSizes: (index) =>
    `(width < 48rem) 86vw, ${index === 0 ? '68vw' : isWide(index - 1) ? '48vw' : '34vw'}`,
  mainSizes: (pixels) => `min(100vw, ${pixels}px)`,
};
