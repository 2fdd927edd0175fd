import { formatHex } from 'culori';
import type { Site } from '../content/schemas/site.ts';
import { tokenColour } from '../styles/token-colour.ts';

/** Gives a colour of tokens.css by day, by its name, as `#rrggbb`. */
export type Colours = (name: string) => string;

/**
 * The colours of a site by day: those of tokens.css, and the owner's accent in its places. For images
 * and files that know no OKLCH; what lies outside sRGB is cut off.
 *
 * @param css The text of tokens.css.
 * @returns Throws an Error where there is no colour of a name.
 */
export function ownColours(css: string, { accent }: Pick<Site, 'accent'>): Colours {
  return (name) => {
    if (accent && (name === 'red' || name === 'red-deep')) return accent[name].day;
    const { day } = tokenColour(css, name);
    const hex = formatHex(day);
    if (hex === undefined) throw new Error(`src/styles/tokens.css: --${name} is no colour: ${day}`);
    return hex;
  };
}

/** The two reds of public/favicon.svg, and the tokens that stand for them. */
const drawn = { '#c83122': 'red', '#a82418': 'red-deep' } as const;

/**
 * The drawing that all icons are made from, in the owner's accent.
 *
 * @param svg The text of public/favicon.svg.
 * @returns The same text where there is no accent.
 * @throws Error where the drawing has lost one of its reds.
 */
export function ownIcon(svg: string, { accent }: Pick<Site, 'accent'>): string {
  if (accent === undefined) return svg;
  return Object.entries(drawn).reduce((drawing, [red, token]) => {
    if (!drawing.includes(red)) throw new Error(`public/favicon.svg: ${red} is missing.`);
    return drawing.replaceAll(red, accent[token].day);
  }, svg);
}
