import type { Site } from '../content/schemas/site.ts';

/** The theme for visitors who have chosen none, as `data-theme`; undefined for that of their system. */
export function defaultTheme({ theme }: Pick<Site, 'theme'>) {
  return { light: 'day', dark: 'night', system: undefined }[theme];
}

/**
 * The media queries of the two `theme-color` elements, the light one first. With `theme: light` or
 * `dark` only one of them applies.
 */
export function themeColourMedia({ theme }: Pick<Site, 'theme'>): readonly [string, string] {
  if (theme === 'system') return ['(prefers-color-scheme: light)', '(prefers-color-scheme: dark)'];
  return theme === 'light' ? ['all', 'not all'] : ['not all', 'all'];
}
