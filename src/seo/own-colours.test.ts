import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { lookNames, lookTokens } from '../looks/looks.ts';
import { accentFrom } from '../styles/accent.ts';
import { ownColours, ownIcon } from './own-colours.ts';

test.each(lookNames)('images and icons of the look %s take the accent', async (look) => {
  const accent = accentFrom('#1d5fa8', lookTokens(look));
  const svg = await readFile(new URL(`../looks/${look}/icon.svg`, import.meta.url), 'utf8');
  const [usual, own] = [ownColours({ look }), ownColours({ look, accent })];
  expect(own('accent')).toBe('#1d5fa8');
  expect(own('panel')).toBe(usual('panel'));
  expect(usual('accent')).not.toBe(own('accent'));
  expect(() => usual('blue')).toThrow('--blue');

  expect(ownIcon(svg, { look })).toBe(svg);
  expect(ownIcon(svg, { look, accent })).toContain('#1d5fa8');
  expect(ownIcon(svg, { look, accent })).not.toContain(usual('accent'));
  expect(() => ownIcon('<svg/>', { look, accent })).toThrow(`${look}/icon.svg`);
});

test('colours are those of the day, as six digits', () => {
  expect(ownColours({ look: 'shop' })('accent')).toBe('#c83122');
});
