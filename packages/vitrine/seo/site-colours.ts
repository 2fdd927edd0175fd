import { formatHex } from 'culori';
import type { Site } from '../content/schemas/site.ts';
import { lookTokens } from '../styles/looks.ts';
import { tokenColour } from '../styles/token-colour.ts';

/** Returns a colour of the light theme as `#rrggbb`, by the name of its token. */
export type Colours = (name: string) => string;

/**
 * The colours of a site's light theme, with the owner's accent, for images and files that do not
 * support OKLCH. Values outside sRGB are clipped.
 *
 * @returns A function that throws an Error if no colour has the requested name.
 */
export function siteColours({ look, accent }: Pick<Site, 'look' | 'accent'>): Colours {
  const css = lookTokens(look);
  return (name) => {
    if (accent && (name === 'accent' || name === 'accent-deep')) return accent[name].day;
    return hexOf(tokenColour(css, name).day);
  };
}

/**
 * Returns the SVG drawing for all icons, recoloured in the owner's accent.
 *
 * @param svg The text of the look's icon.svg, which uses the look's accents of the light theme.
 * @throws Error if the drawing has none of these accents.
 */
export function accentedIcon(svg: string, { look, accent }: Pick<Site, 'look' | 'accent'>): string {
  if (accent === undefined) return svg;
  const css = lookTokens(look);
  let accented = svg;
  for (const name of ['accent', 'accent-deep'] as const)
    accented = accented.replaceAll(hexOf(tokenColour(css, name).day), accent[name].day);
  if (accented === svg)
    throw new Error(`looks/${look}/icon.svg must contain an accent colour of the look.`);
  return accented;
}

function hexOf(colour: string): string {
  const hex = formatHex(colour);
  if (hex === undefined) throw new Error(`${colour} is not a colour.`);
  return hex;
}
