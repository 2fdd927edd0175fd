import type { Content } from '../content/types.ts';
import { memoize } from '../i18n/memoize.ts';
import { type SubsetName, subsetsFor } from '../styles/typefaces.ts';

/** The subsets of fonts that the content in its language needs, without that in its further languages. */
export const contentSubsets = memoize<SubsetName[], Content>((content) =>
  subsetsFor(JSON.stringify({ ...content, translations: [] })),
);
