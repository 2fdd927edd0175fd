import { clampChroma, converter, formatHex, type Oklch, wcagContrast } from 'culori';
import { type TokenColour, tokenColour } from './token-colour.ts';

/** Values of the tokens `--accent` and `--accent-deep` for the owner's accent, as `#rrggbb`. */
export interface Accent {
  accent: TokenColour;
  'accent-deep': TokenColour;
}

/** Minimum contrast ratio between text and background (WCAG 2.2, 1.4.3). */
export const minContrast = 4.5;

/** Tokens of the backgrounds on which text in the accent colour appears. */
const papers = ['paper', 'paper-raised', 'paper-sunken'];

/** Step of the search by OKLCH lightness (0 to 1): about half of the finest step in `#rrggbb`. */
const step = 0.002;

const toOklch = converter('oklch');

/**
 * Derives the accent tokens for the light theme (`day`) and the dark theme (`night`). The light theme uses the colour
 * itself, the dark theme a lighter colour of the same hue, which is readable on dark backgrounds.
 *
 * @param hex The colour as `#rrggbb`, in lower case.
 * @param css The text of the look's tokens.css.
 * @throws Error if `hex` is not a colour.
 */
export function accentFrom(hex: string, css: string): Accent {
  const day = oklchOf(hex);
  const { l, c } = day;
  const deepDay = shade({ ...day, l: Math.max(0, l - 0.08), c: c * 0.9 });
  const night = { ...day, c: Math.min(0.17, c) };
  const contrastsWith = (token: string) => {
    const other = tokenColour(css, token).night;
    return (colour: string) => wcagContrast(colour, other) >= minContrast;
  };
  // Greys start at lightness 0.9, because a button in medium grey would look disabled.
  const light = firstShade(night, c < 0.04 ? 0.9 : 0.66, step, contrastsWith('paper-raised'));
  const deep = firstShade({ ...night, c: night.c * 0.94 }, 0.56, -step, contrastsWith('on-panel'));
  return { accent: { day: hex, night: light }, 'accent-deep': { day: deepDay, night: deep } };
}

/** A text colour and a background colour with too little contrast between them. */
export interface WeakPair {
  /** What the pair is for. */
  where: 'onPage' | 'behindButtons' | 'behindPointed' | 'behindSign';
  /** The theme in which the pair is seen. */
  time: 'day' | 'night';
  /** The measured contrast ratio, from 1 to 21. */
  contrast: number;
}

/** The pair of colours with the lowest contrast; undefined if all pairs have enough contrast. */
export function weakestPair(accent: Accent, css: string): WeakPair | undefined {
  const pairs = (['day', 'night'] as const).flatMap((time) => {
    const token = (name: string) => tokenColour(css, name)[time];
    const deep = accent['accent-deep'][time];
    const pair = (where: WeakPair['where'], one: string, other: string): WeakPair => ({
      where,
      time,
      contrast: wcagContrast(one, other),
    });
    // In the dark theme, hover makes a button lighter than `--accent`, and the text on it is dark.
    const pointed = time === 'day' ? deep : accent.accent.night;
    return [
      ...papers.map((paper) => pair('onPage', accent.accent[time], token(paper))),
      pair('behindButtons', token('on-accent'), accent.accent[time]),
      pair('behindPointed', token('on-accent'), pointed),
      pair('behindSign', token('on-panel'), deep),
    ];
  });
  const weak = pairs.filter((pair) => pair.contrast < minContrast);
  return weak.sort((a, b) => a.contrast - b.contrast)[0];
}

/**
 * Finds the nearest colour with enough contrast: of the same hue, darkened only as far as necessary.
 *
 * @param hex The colour as `#rrggbb`, in lower case.
 * @param css The text of the look's tokens.css.
 */
export function nearestAccent(hex: string, css: string): string {
  const isValid = (candidate: string) => weakestPair(accentFrom(candidate, css), css) === undefined;
  if (isValid(hex)) return hex;
  const colour = oklchOf(hex);
  return firstShade(colour, colour.l, -step, isValid);
}

/** The first valid shade of a colour, searched by lightness from `start` in steps of `by`. */
function firstShade(
  colour: Oklch,
  start: number,
  by: number,
  isValid: (hex: string) => boolean,
): string {
  for (let l = start; l > 0 && l <= start + 1; l += by) {
    const hex = shade({ ...colour, l: Math.min(1, l) });
    if (isValid(hex)) return hex;
  }
  return shade({ ...colour, l: by > 0 ? 1 : 0 });
}

/** Converts a colour to `#rrggbb`; a colour outside sRGB keeps its hue and loses some chroma. */
function shade(colour: Oklch): string {
  return formatHex(clampChroma(colour, 'oklch'));
}

function oklchOf(colour: string): Oklch {
  const oklch = toOklch(colour);
  if (oklch === undefined) throw new Error(`${colour} is not a colour.`);
  return oklch;
}
