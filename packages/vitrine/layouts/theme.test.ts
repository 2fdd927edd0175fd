import { expect, test } from 'vitest';
import { defaultTheme, themeColourMedia } from './theme.ts';

test.each([
  ['light', 'day', ['all', 'not all']],
  ['dark', 'night', ['not all', 'all']],
  ['system', undefined, ['(prefers-color-scheme: light)', '(prefers-color-scheme: dark)']],
] as const)('theme: %s', (theme, shown, media) => {
  expect(defaultTheme({ theme })).toBe(shown);
  expect(themeColourMedia({ theme })).toEqual(media);
});
