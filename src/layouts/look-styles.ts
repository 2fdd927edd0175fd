import type { Site } from '../content/schemas/site.ts';
import { typefaces } from '../styles/typefaces.ts';

/** Letters drawn closer would stick together in Hebrew, and come apart in Arabic. */
const asDrawn = { heading: 'normal', large: 'normal' };

/**
 * The tokens that an owner's accent, typeface and direction of writing take the place of. Outside of all layers, so that
 * they win over tokens.css.
 *
 * @returns The style, or undefined where the site looks as it comes.
 */
export function lookStyles({
  accent,
  typeface,
  locale,
}: Pick<Site, 'accent' | 'typeface' | 'locale'>) {
  const { direction } = new Intl.Locale(locale).getTextInfo();
  const tracking = direction === 'rtl' ? asDrawn : typefaces[typeface].tracking;
  const tokens = [
    ...(accent ? Object.entries(accent) : []).map(
      ([name, { day, night }]) => `--${name}:light-dark(${day},${night})`,
    ),
    ...(tracking
      ? [`--tracking-heading:${tracking.heading}`, `--tracking-large:${tracking.large}`]
      : []),
  ];
  return tokens.length > 0 ? `:root{${tokens.join(';')}}` : undefined;
}
