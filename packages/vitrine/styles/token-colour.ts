/** The CSS values of a token in a look's tokens.css: light theme (`day`), dark theme (`night`). */
export interface TokenColour {
  day: string;
  night: string;
}

/**
 * Finds the values of a colour token in the CSS of a look.
 *
 * @param css The text of the look's tokens.css.
 * @param name The name of the token without the leading dashes, such as `accent`.
 * @returns Two values such as `oklch(0.55 0.19 30)`, equal if both themes share one value.
 * @throws Error if the token is missing or is not a colour in that format.
 */
export function tokenColour(css: string, name: string): TokenColour {
  const oklch = String.raw`oklch\([\d.]+ [\d.]+ [\d.]+\)`;
  const pair = String.raw`light-dark\((${oklch}), (${oklch})\)`;
  const match = new RegExp(`--${name}: (?:${pair}|(${oklch}));`).exec(css);
  const [, day, night, both] = match ?? [];
  if (both !== undefined) return { day: both, night: both };
  if (day !== undefined && night !== undefined) return { day, night };
  throw new Error(
    `tokens.css of the look: --${name} must be oklch(l c h) or light-dark(oklch(…), oklch(…)).`,
  );
}
