import { formatHex } from 'culori';
import type { Site } from '../content/schemas/site.ts';
import { lookTokens } from '../looks/looks.ts';
import { tokenColour } from '../styles/token-colour.ts';

/** Gives a colour of the look by day, by its name, as `#rrggbb`. */
export type Colours = (name: string) => string;

/**
 * The colours of a site by day: those of its look, and the owner's accent in its places. For images
 * and files that know no OKLCH; values outside sRGB are clipped.
 *
 * @returns Throws an Error where there is no colour of a name.
 */
export function siteColours({ look, accent }: Pick<Site, 'look' | 'accent'>): Colours {
  const css = lookTokens(look);
  return (name) => {
    if (accent && (name === 'accent' || name === 'accent-deep')) return accent[name].day;
    return hexOf(tokenColour(css, name).day);
  };
}

/**
 * The drawing that all icons are made from, in the owner's accent.
 *
 * @param svg The text of the look's icon.svg, whose marks have the look's accents by day.
 * @throws Error where the drawing has none of them
 */
export function accentedIcon(svg: string, { look, accent }: Pick<Site, 'look' | 'accent'>): string {
  if (accent === undefined) return svg;
  const css = lookTokens(look);
  const accents = ['accent', 'accent-deep'] as const;
  const accented = accents.reduce((drawing, name) => {
    return drawing.replaceAll(hexOf(tokenColour(css, name).day), accent[name].day);
  }, svg);
  if (accented === svg)
    throw new Error(`looks/${look}/icon.svg: nothing has the accent of the look.`);
  return accented;
}

function hexOf(colour: string): string {
  const hex = formatHex(colour);
  if (hex === undefined) throw new Error(`No colour: ${colour}`);
  return hex;
}
