/** A colour of a look's tokens.css by day and by night, as it is written there. */
export interface TokenColour {
  day: string;
  night: string;
}

/**
 * Finds a colour of a look.
 *
 * @param css The text of tokens.css.
 * @param name The token without its dashes, such as `red`.
 * @returns Both forms, such as `oklch(0.55 0.19 30)`; the same twice where day and night share one.
 * @throws Error where there is no such colour.
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
