import type { Site } from '../content/schemas/site.ts';
import { dayColour } from '../styles/day-colour.ts';
import type { Colours } from './share/card-form.ts';

/**
 * The colours of a site by day: those of tokens.css, and the owner's accent in its places.
 *
 * @param css The text of tokens.css.
 */
export function ownColours(css: string, { accent }: Pick<Site, 'accent'>): Colours {
  return (name) => {
    const own = name === 'red' || name === 'red-deep' ? accent?.[name].day : undefined;
    return own ?? dayColour(css, name);
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
