import type { Site } from '../content/schemas/site.ts';
import { typefaces } from '../styles/typefaces.ts';

/**
 * The tokens that an owner's accent and typeface take the place of. Outside of all layers, so that
 * they win over tokens.css.
 *
 * @returns The style, or undefined where the site looks as it comes.
 */
export function ownLook({ accent, typeface }: Pick<Site, 'accent' | 'typeface'>) {
  const { tracking } = typefaces[typeface];
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
