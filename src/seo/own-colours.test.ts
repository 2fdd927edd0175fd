import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { accentFrom } from '../styles/accent.ts';
import { ownColours, ownIcon } from './own-colours.ts';

const css = await readFile(new URL('../styles/tokens.css', import.meta.url), 'utf8');
const svg = await readFile(new URL('../../public/favicon.svg', import.meta.url), 'utf8');
const accent = accentFrom('#1d5fa8', css);

// The OKLCH of the sRGB primaries, from the CSS Color 4 sample code.
test.each([
  ['oklch(1 0 0)', '#ffffff'],
  ['oklch(0 0 0)', '#000000'],
  ['oklch(0.62796 0.25768 29.234)', '#ff0000'],
  ['oklch(0.86644 0.29483 142.495)', '#00ff00'],
  ['light-dark(oklch(0.45201 0.31321 264.052), oklch(0 0 0))', '#0000ff'],
])('%s is %s by day', (token, hex) => {
  const colours = ownColours(`--box: ${token};`, {});
  expect(colours('box')).toBe(hex);
  expect(() => colours('blue')).toThrow('--blue');
});

test('shared images and icons take the accent, and else the colours of the site', () => {
  expect(ownColours(css, { accent })('red')).toBe('#1d5fa8');
  expect(ownColours(css, { accent })('green')).toBe(ownColours(css, {})('green'));
  expect(ownColours(css, {})('red')).toBe('#c83122');

  expect(ownIcon(svg, {})).toBe(svg);
  const own = ownIcon(svg, { accent });
  expect(own).toContain('#1d5fa8');
  expect(own).toContain(accent['red-deep'].day);
  expect(own).not.toMatch(/#c83122|#a82418/);
  expect(() => ownIcon(own, { accent })).toThrow('public/favicon.svg: #c83122 is missing.');
});
