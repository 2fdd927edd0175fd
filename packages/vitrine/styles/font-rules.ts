import { fallbackFonts, fallbacksOf, genericFamilies } from './fallback-fonts.ts';
import { fontTable } from './font-table.ts';
import { scriptStyles } from './script-fonts.ts';
import { type FontRole, type SubsetName, type TypefaceName, typefaces } from './typefaces.ts';

/** A font file of a page. */
export interface FontFace {
  role: FontRole;
  url: string;
  weight: string;
  /** The subset of the file; undefined for the file with `fontLetters`. */
  subset: SubsetName | undefined;
}

/** Names of the fonts in CSS, which are short because the rules are in every page. */
const cssNames: Readonly<Record<FontRole, string>> = { heading: 'h', text: 't' };

/**
 * The CSS of the fonts of a page: their files, their fallback fonts, and the custom properties
 * `--font-heading` and `--font-text`.
 *
 * @param locale The locale of the page. For a script that the typefaces lack, the system's fonts for it
 *   come after those of the typeface, and its styles are added.
 */
export function fontRules(
  typeface: TypefaceName,
  faces: readonly FontFace[],
  locale: string,
): string {
  // A typeface with a single font has the same file for both roles.
  const nameOf = (role: FontRole) => cssNames[typefaces[typeface].weights ? 'text' : role];
  const byAddress = new Map(faces.map((face) => [face.url, face]));
  const files = Array.from(byAddress.values(), ({ role, url, weight, subset }) => {
    const range = subset && fontTable.fonts[typeface][role].ranges[subset];
    return fontFace(nameOf(role), {
      src: `url(${url})format("woff2")`,
      'font-weight': weight,
      'font-display': 'swap',
      'unicode-range': range,
    });
  });
  const fonts = [...new Set(faces.map(({ role }) => role))].map((role) => {
    const name = cssNames[role];
    const { fontClass } = typefaces[typeface][role];
    const system = scriptStyles(locale, fontClass)?.fonts ?? [];
    const fallbacks = fallbackRules(typeface, role, system.length > 0);
    const families = [
      nameOf(role),
      ...fallbacks.map((_, index) => `${name}${index + 1}`),
      ...system.map((font) => `"${font}"`),
      genericFamilies[fontClass],
    ];
    return { property: `--font-${role}:${families.join()}`, fallbacks };
  });
  const fallbacks = fonts.flatMap((font) => font.fallbacks);
  const properties = fonts.map(({ property }) => property).join(';');
  const styles = scriptStyles(locale, 'sans')?.css ?? '';
  return `${files.join('')}${fallbacks.join('')}:root{${properties}}${styles}`;
}

/**
 * The fallback fonts in the average width of the font, with its ascent and descent, so that little moves when
 * the font replaces them.
 *
 * @param isLatin Whether other fonts follow for other scripts, although Arial has Arabic and Hebrew letters.
 */
function fallbackRules(typeface: TypefaceName, role: FontRole, isLatin: boolean): string[] {
  const { ascent, descent, width } = fontTable.fonts[typeface][role];
  const isBold = role === 'heading' && !typefaces[typeface].weights;
  return fallbacksOf(typefaces[typeface][role].fontClass, isBold).map(({ name, style }, index) => {
    const size = width / fontTable.fallbacks[name][style];
    return fontFace(`${cssNames[role]}${index + 1}`, {
      src: fallbackFonts[name][style].map((local) => `local("${local}")`).join(),
      'font-weight': style === 'bold' ? '700' : undefined,
      'size-adjust': percent(size, 1),
      'ascent-override': percent(ascent / size),
      'descent-override': percent(descent / size),
      'unicode-range': isLatin ? 'U+0-24F,U+1E??,U+2000-2BFF' : undefined,
    });
  });
}

function fontFace(family: string, descriptors: Record<string, string | undefined>): string {
  const all = Object.entries({ 'font-family': family, ...descriptors }).flatMap(([key, value]) =>
    value === undefined ? [] : [`${key}:${value}`],
  );
  return `@font-face{${all.join(';')}}`;
}

function percent(part: number, places = 0): string {
  return `${Number((100 * part).toFixed(places))}%`;
}
