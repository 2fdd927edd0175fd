import type { Site } from '../content/schemas/site.ts';

/** A theme of the site: that of the visitor's system, light (`day`) or dark (`night`). */
export type Theme = 'system' | 'day' | 'night';

/** The theme for visitors who have chosen none: `theme` in site.yaml. */
export function defaultTheme({ theme }: Pick<Site, 'theme'>): Theme {
  return theme === 'system' ? 'system' : theme === 'dark' ? 'night' : 'day';
}

/**
 * The media queries of the two `theme-color` elements, the light one first. With `theme: light` or
 * `dark` only one of them applies.
 */
export function themeColourMedia({ theme }: Pick<Site, 'theme'>): readonly [string, string] {
  if (theme === 'system') return ['(prefers-color-scheme: light)', '(prefers-color-scheme: dark)'];
  return theme === 'light' ? ['all', 'not all'] : ['not all', 'all'];
}
