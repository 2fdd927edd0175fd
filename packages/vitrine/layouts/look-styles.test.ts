import { expect, test } from 'vitest';
import { edit } from '../../../tests/content/base.ts';
import { load, withFolder } from '../../../tests/content/check-folder.ts';
import { lookStyles } from './look-styles.ts';

test.each([
  ['nothing of its look', '', undefined],
  ['the usual typeface', 'typeface: inter\n', undefined],
  [
    'an accent, which has a form for the day and one for the night',
    "accent: '#1D5FA8'\n",
    ':root{--accent:light-dark(#1d5fa8,#5494e2);--accent-deep:light-dark(#0c4888,#346fb5)}',
  ],
  [
    'a typeface, which sets its headings as it needs them',
    'typeface: playfair\n',
    ':root{--tracking-heading:-.01em;--tracking-large:-.015em}',
  ],
])('a site that says %s', async (_, lines, style) => {
  const changed = edit('site.yaml', 'brand: Halloran\n', `brand: Halloran\n${lines}`);
  const { site } = await withFolder(changed, load);
  expect(lookStyles(site)).toBe(style);
});
