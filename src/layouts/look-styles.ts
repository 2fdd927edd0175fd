import type { Site } from '../content/schemas/site.ts';
import type { TokenColour } from '../styles/token-colour.ts';
import { typefaces } from '../styles/typefaces.ts';

/** Other spacing would make letters touch in Hebrew, and separate joined letters in Arabic. */
const asDrawn = { heading: 'normal', large: 'normal' };

/**
 * The tokens that an owner's accent, typeface and direction of writing replace. Outside of
 * all layers, so that they win over tokens.css.
 *
 * @returns The style, or undefined where all tokens keep their defaults.
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
