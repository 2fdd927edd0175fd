import { formatHex } from 'culori';
import { tokenColour } from './token-colour.ts';

/**
 * A colour of tokens.css as it is by day.
 *
 * @param css The text of tokens.css.
 * @param name The token without its dashes, such as `red`.
 * @returns The colour as `#rrggbb`, for images and files that know no OKLCH; what lies outside sRGB
 * is cut off.
 * @throws Error where there is no such colour.
 */
export function dayColour(css: string, name: string): string {
  const { day } = tokenColour(css, name);
  const hex = formatHex(day);
  if (hex === undefined) throw new Error(`src/styles/tokens.css: --${name} is no colour: ${day}`);
  return hex;
}
