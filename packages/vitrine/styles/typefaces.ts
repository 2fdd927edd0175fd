/** The values of `typeface` in site.yaml, the default first. */
export const typefaceNames = [
  'bricolage',
  'fraunces',
  'playfair',
  'outfit',
  'jetbrains',
  'sofia',
  'inter',
] as const;

/** The name of a pair of fonts, which is derived from the heading font. */
export type TypefaceName = (typeof typefaceNames)[number];

/** A part of a font in a file of its own, which browsers load only on pages with its characters. */
export const subsetNames = ['extended', 'vietnamese', 'cyrillic', 'greek'] as const;
export type SubsetName = (typeof subsetNames)[number];

/** One font of a pair, with its npm package. */
export interface FontSource {
  /** Official name of the font family. */
  family: string;
  /** Name of the npm package of the font, without the scope `@fontsource-variable/`. */
  source: string;
  /** The class of the font, which its fallback fonts have too. */
  fontClass: FontClass;
}

export type FontClass = 'sans' | 'serif' | 'mono' | 'condensed';

/** What a font is for: `--font-heading` or `--font-text`. */
export type FontRole = 'heading' | 'text';

/** Path of a font file from the package's folder: with `fontLetters`, or with the characters of a subset. */
export function fontFile(name: TypefaceName, role: FontRole, subset?: SubsetName): string {
  const file = role === 'heading' && !typefaces[name].weights ? 'headings' : 'text';
  return `styles/fonts/${name}/${[file, subset].filter(Boolean).join('-')}.woff2`;
}

/** A pair of fonts for headings and text. */
interface Typeface {
  heading: FontSource;
  text: FontSource;
  /** Letter spacing of headings; replaces --tracking-heading and --tracking-large of tokens.css. */
  tracking?: { heading: string; large: string };
  /** The weights of a single font that is both; it also has the axis of optical sizes. */
  weights?: { text: number; strong: number };
}

/**
 * Font weights that the font files of every typeface contain: one for headings, and for text the range from `text` to
 * `strong`. In tokens.css the weights are --weight-heading, --weight-text and --weight-strong.
 */
export const fontWeights = { heading: 720, text: 400, strong: 650 } as const;

/** The first and the last weight of a font file. */
export function weightsOf(name: TypefaceName, role: FontRole): { min: number; max: number } {
  const { heading, text, strong } = { ...fontWeights, ...typefaces[name].weights };
  const isFixed = role === 'heading' && !typefaces[name].weights;
  return isFixed ? { min: heading, max: heading } : { min: text, max: strong };
}

/**
 * Characters in the font files that every page loads: Basic Latin, Latin-1 (ISO 8859-1), and some more that Western
 * European languages use. A typeface may lack a sign, but no letter.
 */
export const fontLetters = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}Œœıˆ˜–—‘’‚“”„•…‹›€™↑↓−×`;

/**
 * Characters of each subset, of which a font file contains those that the font has. `extended`: European languages
 * beyond Latin-1, with the Turkish lira. No subset repeats a character of `fontLetters`.
 */
export const subsetLetters: Readonly<Record<SubsetName, string>> = {
  extended: without(`${range(0x100, 0x17f)}${range(0x218, 0x21b)}ẞ₺`),
  vietnamese: `ĂăĐđĨĩŨũƠơƯư${range(0x1ea0, 0x1ef9)}₫`,
  cyrillic: `${range(0x400, 0x45f)}ҐґҰұ№`,
  greek: without(range(0x370, 0x3ff)),
};

/**
 * The subsets that a text needs besides `fontLetters`, in the order of {@link subsetNames}. `extended` is left out if
 * another one has all of its letters, as for Vietnamese.
 */
export function subsetsFor(text: string): SubsetName[] {
  const letters = new Set(text.match(/[^\0-ÿ]/gu));
  const uses = (name: SubsetName, all = [...letters]) =>
    all.some((letter) => subsetLetters[name].includes(letter));
  const specificSubsets = subsetNames.filter((name) => {
    // ă and đ alone are Romanian or Croatian.
    if (name === 'vietnamese') return /[ơưạ-ỹ]/iu.test(text);
    return name !== 'extended' && uses(name);
  });
  const rest = [...letters].filter((letter) =>
    specificSubsets.every((name) => !subsetLetters[name].includes(letter)),
  );
  return [...(uses('extended', rest) ? (['extended'] as const) : []), ...specificSubsets];
}

function range(first: number, last: number): string {
  const points = Array.from({ length: last - first + 1 }, (_, index) => first + index);
  return String.fromCodePoint(...points);
}

/** The characters of a text that `fontLetters` lacks. */
function without(text: string): string {
  return [...text].filter((letter) => !fontLetters.includes(letter)).join('');
}

export const typefaces: Readonly<Record<TypefaceName, Typeface>> = {
  bricolage: pair(['Bricolage Grotesque', 'sans'], ['Hanken Grotesk', 'sans']),
  fraunces: pair(['Fraunces', 'serif'], ['Work Sans', 'sans'], ['-.015em', '-.02em']),
  playfair: pair(['Playfair Display', 'serif'], ['Lora', 'serif'], ['-.01em', '-.015em']),
  outfit: pair(['Outfit', 'sans'], ['DM Sans', 'sans'], ['-.02em', '-.025em']),
  jetbrains: pair(['JetBrains Mono', 'mono'], ['IBM Plex Sans', 'sans'], ['-.04em', '-.05em']),
  sofia: pair(
    ['Sofia Sans Extra Condensed', 'condensed'],
    ['Sofia Sans', 'sans'],
    ['0', '-.005em'],
  ),
  inter: { ...pair(['Inter', 'sans'], ['Inter', 'sans']), weights: { text: 400, strong: 600 } },
};

type FontName = readonly [family: string, fontClass: FontClass];

/** Builds a typeface; packages are named after the font family. */
function pair(
  heading: FontName,
  text: FontName,
  tracking?: [heading: string, large: string],
): Typeface {
  const font = ([family, fontClass]: FontName): FontSource => ({
    family,
    source: family.toLowerCase().replaceAll(' ', '-'),
    fontClass,
  });
  return {
    heading: font(heading),
    text: font(text),
    ...(tracking && { tracking: { heading: tracking[0], large: tracking[1] } }),
  };
}
