/** The values of `typeface` in site.yaml, the default first. */
export const typefaceNames = [
  'bricolage',
  'fraunces',
  'playfair',
  'outfit',
  'jetbrains',
  'sofia',
] as const;

/** The name of a pair, which is that of its headings. */
export type TypefaceName = (typeof typefaceNames)[number];

/** One font of a pair, and the files that it is made from. */
export interface FontSource {
  /** Its name, as its makers write it. */
  family: string;
  /** The package of `@fontsource-variable/` that brings it. */
  source: string;
  /** The subset with `fontLetters`, as a path from the project's folder; scripts/subset-fonts.ts makes it. */
  file: string;
  /** The same with the letters of `extended`. */
  extendedFile: string;
}

/** A pair of fonts for headings and text. */
interface Typeface {
  heading: FontSource;
  text: FontSource;
  /** Fallback fonts, while or where the fonts are missing. */
  fallbacks: readonly string[];
  /** Distance of the letters in headings, in place of --tracking-… in tokens.css. */
  tracking?: { heading: string; large: string };
}

/**
 * The weights that the font files hold, the same in every typeface: one for headings, and for text
 * all from the plain to the strong one. CSS knows them as --weight-… in tokens.css.
 */
export const fontWeights = { heading: 720, text: 400, strong: 650 } as const;

/**
 * The letters and signs that every page's font files hold: Basic Latin and Latin-1 (ISO 8859-1), and
 * some of what Western European languages write beside them. A typeface may lack a sign, but no letter.
 */
export const fontLetters = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}Œœıˆ˜–—‘’‚“”„•…‹›€™↑↓−×`;

const accented = 'āăąćċčďđēėęěğġģħīįķĺļľłńņňŋōőŕŗřśşšťūůűųŵŷźżžșț';

/** The letters of the second font files, which only pages that use them load. */
export const extended = {
  /** Letters of other European languages that every typeface has: some lack ţ and ŧ. */
  letters: `${accented}${accented.toUpperCase()}İẞ`,
  /** Their `unicode-range`, as short as it goes without ı, Œ and œ of the first files. */
  range: ['U+100-130', 'U+132-151', 'U+154-21B', 'U+1E9E'],
};

/** Whether a page with this text needs the second files. */
export function hasExtended(text: string): boolean {
  return [...extended.letters].some((letter) => text.includes(letter));
}

function range(first: number, last: number): string {
  const points = Array.from({ length: last - first + 1 }, (_, index) => first + index);
  return String.fromCodePoint(...points);
}

const sans = ['Arial', 'sans-serif'];
const serif = ['Times New Roman', 'serif'];

export const typefaces: Readonly<Record<TypefaceName, Typeface>> = {
  bricolage: pair('bricolage', 'Bricolage Grotesque', 'Hanken Grotesk', sans),
  fraunces: pair('fraunces', 'Fraunces', 'Work Sans', sans, ['-.015em', '-.02em']),
  playfair: pair('playfair', 'Playfair Display', 'Lora', serif, ['-.01em', '-.015em']),
  outfit: pair('outfit', 'Outfit', 'DM Sans', sans, ['-.02em', '-.025em']),
  jetbrains: pair('jetbrains', 'JetBrains Mono', 'IBM Plex Sans', sans, ['-.04em', '-.05em']),
  sofia: pair('sofia', 'Sofia Sans Extra Condensed', 'Sofia Sans', sans, ['0', '-.005em']),
};

/** Packages are called by the family, folders of files by the pair. */
function pair(
  name: TypefaceName,
  heading: string,
  text: string,
  fallbacks: readonly string[],
  tracking?: [heading: string, large: string],
): Typeface {
  const font = (family: string, file: string): FontSource => ({
    family,
    source: family.toLowerCase().replaceAll(' ', '-'),
    file: `src/styles/fonts/${name}/${file}.woff2`,
    extendedFile: `src/styles/fonts/${name}/${file}-extended.woff2`,
  });
  return {
    heading: font(heading, 'headings'),
    text: font(text, 'text'),
    fallbacks,
    ...(tracking && { tracking: { heading: tracking[0], large: tracking[1] } }),
  };
}
