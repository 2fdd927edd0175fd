import { formatHex } from 'culori';
import type { Site } from '../content/schemas/site.ts';
import { lookTokens } from '../looks/looks.ts';
import { tokenColour } from '../styles/token-colour.ts';

/** Returns a colour of the light theme by its name, as `#rrggbb`. */
export type Colours = (name: string) => string;

/**
 * The colours of the light theme of a site, with the owner's accent: for images and files that do not
 * support OKLCH. Values outside sRGB are clipped.
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
 * @param svg The text of the look's icon.svg, in the look's accents of the light theme.
 * @throws Error where the drawing has none of these accents
 */
export function accentedIcon(svg: string, { look, accent }: Pick<Site, 'look' | 'accent'>): string {
  if (accent === undefined) return svg;
  const css = lookTokens(look);
  let accented = svg;
  for (const name of ['accent', 'accent-deep'] as const)
    accented = accented.replaceAll(hexOf(tokenColour(css, name).day), accent[name].day);
  if (accented === svg) throw new Error(`looks/${look}/icon.svg has no accent of the look.`);
  return accented;
}

function hexOf(colour: string): string {
  const hex = formatHex(colour);
  if (hex === undefined) throw new Error(`No colour: ${colour}`);
  return hex;
}
