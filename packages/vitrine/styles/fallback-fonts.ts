import fonts from './fallback-fonts.json' with { type: 'json' };
import type { FontClass } from './typefaces.ts';

/** Fonts of operating systems with the same widths, which pages use until a web font has loaded. */
interface FallbackFont {
  /** Full or PostScript names of the regular fonts, as `local()` finds them. */
  regular: readonly string[];
  /** The same of the bold fonts. */
  bold: readonly string[];
}

/**
 * Fallback fonts by the name of their widths in styles/fonts/fonts.json. Windows, macOS and iOS have
 * Arial, Times New Roman and Georgia; on Linux the fonts of Liberation and URW have their widths, and Ubuntu is
 * as wide as Arial. A Linux without these has DejaVu, which every installation of fontconfig brings and which
 * is as wide as Verdana, or Noto. Android has Roboto, whose regular font is as wide as Arial, and Noto Serif.
 * Since Android 12 the bold instance of Roboto has no name.
 */
export const fallbackFonts: Readonly<Record<FallbackName, FallbackFont>> = fonts;

export type FallbackName = keyof typeof fonts;

interface Fallback {
  name: FallbackName;
  style: 'regular' | 'bold';
}

/**
 * The fallback fonts of a class in the order in which browsers look for them. At the end of the bold ones
 * there is a regular one for Android, which browsers embolden without a change of its widths.
 */
export function fallbacksOf(fontClass: FontClass, isBold: boolean): Fallback[] {
  const regular = (...names: FallbackName[]) =>
    names.map((name) => ({ name, style: 'regular' as const }));
  const bold = (...names: FallbackName[]) =>
    names.map((name) => ({ name, style: 'bold' as const }));
  return {
    sans: () =>
      isBold
        ? [...bold('arial', 'roboto', 'dejaVu', 'notoSans'), ...regular('arial')]
        : regular('arial', 'dejaVu'),
    serif: () => (isBold ? bold : regular)('georgia', 'times', 'notoSerif', 'dejaVuSerif'),
    mono: () =>
      isBold ? [...bold('menlo', 'consolas'), ...regular('menlo')] : regular('menlo', 'consolas'),
    condensed: () =>
      isBold
        ? [...bold('narrow', 'robotoCondensed', 'arial', 'dejaVu', 'notoSans'), ...regular('arial')]
        : regular('narrow', 'robotoCondensed', 'arial', 'dejaVu'),
  }[fontClass]();
}

/** The generic font family of each class, for a system without the fallback fonts. */
export const genericFamilies: Readonly<Record<FontClass, string>> = {
  sans: 'sans-serif',
  serif: 'serif',
  mono: 'monospace',
  condensed: 'sans-serif',
};
