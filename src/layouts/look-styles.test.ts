import { expect, test } from 'vitest';
import { edit } from '../../tests/content/base.ts';
import { load, withFolder } from '../../tests/content/report.ts';
import { lookStyles } from './look-styles.ts';

/** The style of a site whose site.yaml has these further lines. */
function lookOf(lines: string): Promise<string | undefined> {
  const changed = edit('site.yaml', 'brand: Halloran\n', `brand: Halloran\n${lines}`);
  return withFolder(changed, async (folder) => lookStyles((await load(folder)).site));
}

test('a site that says nothing of its look gets no style', async () => {
  expect(await lookOf('')).toBeUndefined();
  expect(await lookOf('typeface: bricolage\n')).toBeUndefined();
});

test('an accent has a form for the day and one for the night', async () => {
  expect(await lookOf("accent: '#1D5FA8'\n")).toMatchInlineSnapshot(
    `":root{--red:light-dark(#1d5fa8,#5494e2);--red-deep:light-dark(#0c4888,#3772b8)}"`,
  );
});

test('a typeface sets its headings as it needs them', async () => {
  expect(await lookOf('typeface: playfair\n')).toMatchInlineSnapshot(
    `":root{--tracking-heading:-.01em;--tracking-large:-.015em}"`,
  );
});

test('headings from right to left stand as they are drawn', async () => {
  expect(await lookOf('locale: he\n')).toBe(
    ':root{--tracking-heading:normal;--tracking-large:normal}',
  );
});
