import type { Site } from '../content/schemas/site.ts';
import type { TokenColour } from '../styles/token-colour.ts';
import { typefaces } from '../styles/typefaces.ts';

/**
 * Returns CSS that sets the tokens for the owner's accent and typeface. The rule
 * is outside all cascade layers, so that it overrides tokens.css.
 *
 * @returns The CSS rule; undefined if all tokens keep their defaults.
 */
export function lookStyles(site: Pick<Site, 'accent' | 'typeface'>): string | undefined {
  const { tracking } = typefaces[site.typeface];
  const tokens = Object.entries<TokenColour>({ ...site.accent }).map(
    ([name, { day, night }]) => `--${name}:light-dark(${day},${night})`,
  );
  for (const [name, distance] of Object.entries(tracking ?? {})) {
    tokens.push(`--tracking-${name}:${distance}`);
  }
  return tokens.length > 0 ? `:root{${tokens.join(';')}}` : undefined;
}
