import type { Site } from '../content/schemas/site.ts';
import type { TokenColour } from '../styles/token-colour.ts';
import { typefaces } from '../styles/typefaces.ts';

/** Normal letter spacing: tracking makes Hebrew letters touch and separates joined Arabic ones. */
const asDrawn = { heading: 'normal', large: 'normal' };

/**
 * Returns CSS that sets the tokens for the owner's accent, typeface and writing direction. The rule
 * is outside all cascade layers, so that it overrides tokens.css.
 *
 * @returns The CSS rule; undefined if all tokens keep their defaults.
 */
export function lookStyles(site: Pick<Site, 'accent' | 'typeface' | 'locale'>): string | undefined {
  const { direction } = new Intl.Locale(site.locale).getTextInfo();
  const tracking = direction === 'rtl' ? asDrawn : typefaces[site.typeface].tracking;
  const tokens = Object.entries<TokenColour>({ ...site.accent }).map(
    ([name, { day, night }]) => `--${name}:light-dark(${day},${night})`,
  );
  for (const [name, distance] of Object.entries(tracking ?? {})) {
    tokens.push(`--tracking-${name}:${distance}`);
  }
  return tokens.length > 0 ? `:root{${tokens.join(';')}}` : undefined;
}
