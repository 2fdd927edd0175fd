import type { FallbackName } from './fallback-fonts.ts';
import table from './fonts/fonts.json' with { type: 'json' };
import type { FontRole, SubsetName, TypefaceName } from './typefaces.ts';

interface FontMetrics {
  /** Height above and below the baseline, and average width of a letter, as parts of the font size. */
  ascent: number;
  descent: number;
  width: number;
  /** The characters of each font file, as `unicode-range`; a subset without one has no file. */
  ranges: { latin: string } & Partial<Record<SubsetName, string>>;
}

/** The metrics of all fonts, which scripts/subset-fonts.ts writes. */
export const fontTable: {
  /** Average width of a letter of the fallback fonts. */
  fallbacks: Readonly<Record<FallbackName, { regular: number; bold: number }>>;
  fonts: Readonly<Record<TypefaceName, Readonly<Record<FontRole, FontMetrics>>>>;
} = table;
