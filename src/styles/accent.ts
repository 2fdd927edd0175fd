import { clampChroma, converter, formatHex, type Oklch, wcagContrast } from 'culori';
import { type TokenColour, tokenColour } from './token-colour.ts';

/** The tokens that the owner's accent replaces, as `#rrggbb`. */
export interface Accent {
  accent: TokenColour;
  'accent-deep': TokenColour;
}

/** Minimum contrast of text and its background (WCAG 2.2, 1.4.3). */
export const minContrast = 4.5;

/** The backgrounds that the accent is used on as text. */
const papers = ['paper', 'paper-raised', 'paper-sunken'];

/** The step of the search by lightness, which goes from 0 to 1: about half a step of `#rrggbb`. */
const step = 0.002;

const toOklch = converter('oklch');

/**
 * The day and night forms of an accent. By day it is the colour itself; by night a lighter one of
 * the same hue, so that it can be read on dark paper.
 *
 * @param hex The colour as `#rrggbb`, in small letters.
 * @param css The text of tokens.css.
 * @throws Error where it is no colour.
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
  // A grey of middle lightness would look like a button that is switched off.
  const light = firstShade(night, c < 0.04 ? 0.9 : 0.66, step, contrastsWith('paper-raised'));
  const deep = firstShade({ ...night, c: night.c * 0.94 }, 0.56, -step, contrastsWith('on-panel'));
  return { accent: { day: hex, night: light }, 'accent-deep': { day: deepDay, night: deep } };
}

/** A text colour and its background that have too little contrast. */
export interface WeakPair {
  /** The pair in words. */
  where: string;
  /** The contrast that there is, from 1 to 21. */
  contrast: number;
}

/** The pair of colours with the lowest contrast, where that is below the minimum. */
export function weakestPair(accent: Accent, css: string): WeakPair | undefined {
  const pairs = (['day', 'night'] as const).flatMap((time) => {
    const token = (name: string) => tokenColour(css, name)[time];
    const deep = accent['accent-deep'][time];
    const pair = (where: string, one: string, other: string): WeakPair => ({
      where: `${where} by ${time}`,
      contrast: wcagContrast(one, other),
    });
    // By night a button under the pointer is lighter than others, and its text is dark.
    const pointed = time === 'day' ? deep : accent.accent.night;
    return [
      ...papers.map((paper) => pair('on the paper', accent.accent[time], token(paper))),
      pair('below the words of buttons', token('on-accent'), accent.accent[time]),
      pair('below the words of buttons that are pointed at', token('on-accent'), pointed),
      pair('below the words of the availability sign', token('on-panel'), deep),
    ];
  });
  const weak = pairs.filter((pair) => pair.contrast < minContrast);
  return weak.sort((a, b) => a.contrast - b.contrast)[0];
}

/**
 * The nearest colour that has enough contrast: of the same hue, and as light as can be.
 *
 * @param hex The colour as `#rrggbb`, in small letters.
 * @param css The text of tokens.css.
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

/** As `#rrggbb`; a colour outside sRGB loses some of its chroma and keeps its hue. */
function shade(colour: Oklch): string {
  return formatHex(clampChroma(colour, 'oklch'));
}

function oklchOf(colour: string): Oklch {
  const oklch = toOklch(colour);
  if (oklch === undefined) throw new Error(`${colour} is no colour.`);
  return oklch;
}
