/** The values of `typeface` in site.yaml, the default first. */
export const typefaceNames = [
  'bricolage',
  'fraunces',
  'playfair',
  'outfit',
  'jetbrains',
  'sofia',
] as const;

/** The name of a pair of fonts, which is derived from the heading font. */
export type TypefaceName = (typeof typefaceNames)[number];

/** One font of a pair, with its npm package and its font files. */
export interface FontSource {
  /** Official name of the font family. */
  family: string;
  /** Name of the npm package of the font, without the scope `@fontsource-variable/`. */
  source: string;
  /** Path of the subset with `fontLetters`, from the project root (see scripts/subset-fonts.ts). */
  file: string;
  /** Path of the subset with the letters of `extended`, from the project root. */
  extendedFile: string;
}

/** A pair of fonts for headings and text. */
interface Typeface {
  heading: FontSource;
  text: FontSource;
  /** Fallback fonts, for use until the web fonts load or if they do not load. */
  fallbacks: readonly string[];
  /** Letter spacing of headings; replaces --tracking-heading and --tracking-large of tokens.css. */
  tracking?: { heading: string; large: string };
}

/**
 * Font weights that the font files of every typeface contain: one for headings, and for text the
 * range from `text` to `strong`. In tokens.css the weights are --weight-heading, --weight-text and
 * --weight-strong.
 */
export const fontWeights = { heading: 720, text: 400, strong: 650 } as const;

/**
 * Characters in the font files that every page loads: Basic Latin, Latin-1 (ISO 8859-1), and some
 * more that Western European languages use. A typeface may lack a sign, but no letter.
 */
export const fontLetters = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}Œœıˆ˜–—‘’‚“”„•…‹›€™↑↓−×`;

const accented = 'āăąćċčďđēėęěğġģħīįķĺļľłńņňŋōőŕŗřśşšťūůűųŵŷźżžșț';

/** Letters of the second font file, which browsers load only on pages with one of these letters. */
export const extended = {
  /** Letters of European languages beyond Latin-1, except ţ and ŧ, which some typefaces lack. */
  letters: `${accented}${accented.toUpperCase()}İẞ`,
  /** `unicode-range` for `letters`; excludes ı, Œ and œ, which are in the first font file. */
  range: ['U+100-130', 'U+132-151', 'U+154-21B', 'U+1E9E'],
};

/** Whether a text contains letters of the second font file (`extended`). */
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

/** Builds a typeface: packages are named after the font family, file folders after the pair. */
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
