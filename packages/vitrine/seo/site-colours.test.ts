import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { accentFrom } from '../styles/accent.ts';
import { lookNames, lookTokens } from '../styles/looks.ts';
import { accentedIcon, siteColours } from './site-colours.ts';

test.each(lookNames)('images and icons of the look %s take the accent', async (look) => {
  const accent = accentFrom('#1d5fa8', lookTokens(look));
  const svg = await readFile(new URL(`../looks/${look}/icon.svg`, import.meta.url), 'utf8');
  const [usual, accented] = [siteColours({ look }), siteColours({ look, accent })];
  expect(accented('accent')).toBe('#1d5fa8');
  expect(accented('panel')).toBe(usual('panel'));
  expect(usual('accent')).not.toBe(accented('accent'));
  expect(() => usual('blue')).toThrow('--blue');

  expect(accentedIcon(svg, { look })).toBe(svg);
  expect(accentedIcon(svg, { look, accent })).toContain('#1d5fa8');
  expect(accentedIcon(svg, { look, accent })).not.toContain(usual('accent'));
  expect(() => accentedIcon('<svg/>', { look, accent })).toThrow(`${look}/icon.svg`);
});

test('colours are those of the light theme, as six digits', () => {
  expect(siteColours({ look: 'shop' })('accent')).toBe('#c83122');
});
