/** The typefaces that the samples may use, by package name. */
export type FontName =
  | 'archivo'
  | 'bricolage-grotesque'
  | 'dm-sans'
  | 'fraunces'
  | 'hanken-grotesk'
  | 'jetbrains-mono'
  | 'lora'
  | 'newsreader'
  | 'outfit'
  | 'playfair-display'
  | 'syne'
  | 'work-sans';

/** How headings, text and small labels of one website are set. */
export type TypePairing = {
  /** A plain name, unique. */
  name: string;
  /** Typefaces that have to be loaded. */
  fonts: readonly FontName[];
  /** CSS declarations of headings. */
  heading: string;
  /** CSS declarations of running text. */
  text: string;
  /** CSS declarations of labels, navigation and prices. */
  label: string;
  /** Width of the heading face beside an ordinary grotesque (1); large type is set smaller by it. */
  wide: number;
};

function family(name: FontName): string {
  return `font-family:'${name}'`;
}

function pairing(
  name: string,
  [head, headSet, wide]: [FontName, string, number],
  [text, textSet]: [FontName, string],
  [label, labelSet]: [FontName, string],
): TypePairing {
  return {
    name,
    fonts: [...new Set([head, text, label])],
    heading: `${family(head)};${headSet}`,
    text: `${family(text)};${textSet}`,
    label: `${family(label)};${labelSet}`,
    wide,
  };
}

const caps = 'text-transform:uppercase;letter-spacing:.07em;font-size:.9em';
const tight = 'letter-spacing:-.035em;line-height:1';

/** All pairings, in a fixed order. */
export const typePairings: readonly TypePairing[] = [
  pairing(
    'soft serif',
    [
      'fraunces',
      `font-weight:560;font-variation-settings:'SOFT' 100,'opsz' 144;letter-spacing:-.03em;line-height:1.02`,
      1.02,
    ],
    ['work-sans', 'font-weight:400'],
    ['work-sans', 'font-weight:550'],
  ),
  pairing(
    'high contrast',
    ['playfair-display', 'font-weight:480;letter-spacing:-.02em;line-height:1.04', 1],
    ['dm-sans', 'font-weight:400'],
    ['dm-sans', `font-weight:600;${caps}`],
  ),
  pairing(
    'narrow poster',
    ['archivo', 'font-weight:800;font-stretch:68%;letter-spacing:-.015em;line-height:.95', 0.74],
    ['archivo', 'font-weight:420'],
    ['archivo', 'font-weight:600'],
  ),
  pairing(
    'wide grotesque',
    ['archivo', 'font-weight:640;font-stretch:118%;letter-spacing:-.035em;line-height:1.02', 1.24],
    ['work-sans', 'font-weight:400'],
    ['work-sans', 'font-weight:550'],
  ),
  pairing(
    'gallery',
    ['syne', 'font-weight:700;letter-spacing:-.03em;line-height:1.02', 1.16],
    ['hanken-grotesk', 'font-weight:420'],
    ['hanken-grotesk', 'font-weight:600'],
  ),
  pairing(
    'street',
    [
      'bricolage-grotesque',
      `font-weight:700;font-stretch:84%;letter-spacing:-.02em;line-height:1`,
      0.9,
    ],
    ['hanken-grotesk', 'font-weight:420'],
    ['hanken-grotesk', 'font-weight:600'],
  ),
  pairing(
    'book',
    [
      'newsreader',
      `font-weight:420;letter-spacing:-.028em;line-height:1.02;font-variation-settings:'opsz' 72`,
      0.92,
    ],
    ['newsreader', 'font-weight:400'],
    ['hanken-grotesk', 'font-weight:560'],
  ),
  pairing(
    'warm serif',
    ['lora', 'font-weight:580;letter-spacing:-.025em;line-height:1.06', 1],
    ['work-sans', 'font-weight:400'],
    ['work-sans', `font-weight:560;${caps}`],
  ),
  pairing(
    'machine',
    ['jetbrains-mono', 'font-weight:700;letter-spacing:-.06em;line-height:1.05', 1.12],
    ['jetbrains-mono', 'font-weight:400;letter-spacing:-.02em'],
    ['jetbrains-mono', 'font-weight:600;letter-spacing:-.02em'],
  ),
  pairing(
    'round',
    ['outfit', `font-weight:620;${tight}`, 0.98],
    ['outfit', 'font-weight:380'],
    ['outfit', 'font-weight:520'],
  ),
  pairing(
    'heavy sans',
    ['dm-sans', `font-weight:820;${tight};letter-spacing:-.05em`, 1.02],
    ['dm-sans', 'font-weight:420'],
    ['dm-sans', 'font-weight:650'],
  ),
  pairing(
    'editorial',
    ['hanken-grotesk', 'font-weight:820;letter-spacing:-.045em;line-height:.98', 1],
    ['newsreader', 'font-weight:420'],
    ['hanken-grotesk', 'font-weight:650'],
  ),
  pairing(
    'light italic',
    [
      'fraunces',
      `font-weight:340;font-style:italic;font-variation-settings:'SOFT' 50,'opsz' 144,'WONK' 1;letter-spacing:-.03em;line-height:1.02`,
      0.92,
    ],
    ['hanken-grotesk', 'font-weight:400'],
    ['hanken-grotesk', 'font-weight:560'],
  ),
  pairing(
    'review',
    ['playfair-display', 'font-weight:800;letter-spacing:-.025em;line-height:1', 1.08],
    ['lora', 'font-weight:420'],
    ['work-sans', `font-weight:600;${caps}`],
  ),
  pairing(
    'thin',
    ['work-sans', 'font-weight:290;letter-spacing:-.05em;line-height:1.02', 1.02],
    ['work-sans', 'font-weight:380'],
    ['work-sans', 'font-weight:500'],
  ),
  pairing(
    'placard',
    [
      'archivo',
      'font-weight:720;font-stretch:62%;text-transform:uppercase;letter-spacing:-.005em;line-height:.92',
      0.72,
    ],
    ['newsreader', 'font-weight:430'],
    [
      'archivo',
      'font-weight:620;font-stretch:80%;text-transform:uppercase;letter-spacing:.04em;font-size:.92em',
    ],
  ),
  pairing(
    'workshop',
    ['bricolage-grotesque', 'font-weight:480;letter-spacing:-.045em;line-height:1', 1],
    ['bricolage-grotesque', 'font-weight:400'],
    ['jetbrains-mono', 'font-weight:500;letter-spacing:-.02em;font-size:.88em'],
  ),
  pairing(
    'quiet paper',
    [
      'newsreader',
      `font-weight:400;font-style:italic;letter-spacing:-.03em;line-height:1.02;font-variation-settings:'opsz' 72`,
      0.86,
    ],
    ['dm-sans', 'font-weight:400'],
    ['dm-sans', 'font-weight:550'],
  ),
  pairing(
    'even',
    ['outfit', 'font-weight:300;letter-spacing:-.045em;line-height:1.02', 0.96],
    ['lora', 'font-weight:420'],
    ['outfit', 'font-weight:480'],
  ),
  pairing(
    'old style',
    [
      'fraunces',
      `font-weight:760;font-variation-settings:'SOFT' 0,'opsz' 144;letter-spacing:-.035em;line-height:.98`,
      1.08,
    ],
    ['fraunces', `font-weight:400;font-variation-settings:'opsz' 14`],
    ['dm-sans', 'font-weight:580'],
  ),
];
