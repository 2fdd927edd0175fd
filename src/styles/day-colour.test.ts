import { expect, test } from 'vitest';
import { dayColour } from './day-colour.ts';

// The OKLCH of the sRGB primaries, from the CSS Color 4 sample code.
test.each([
  ['oklch(1 0 0)', '#ffffff'],
  ['oklch(0 0 0)', '#000000'],
  ['oklch(0.62796 0.25768 29.234)', '#ff0000'],
  ['oklch(0.86644 0.29483 142.495)', '#00ff00'],
  ['oklch(0.45201 0.31321 264.052)', '#0000ff'],
])('%s is %s', (oklch, hex) => {
  expect(dayColour(`--box: ${oklch};`, 'box')).toBe(hex);
});

test('a token gives its day colour, with or without one for the night', () => {
  const css =
    '--red: light-dark(oklch(0.62796 0.25768 29.234), oklch(0 0 0)); --box: oklch(1 0 0);';
  expect(dayColour(css, 'red')).toBe('#ff0000');
  expect(dayColour(css, 'box')).toBe('#ffffff');
  expect(() => dayColour(css, 'blue')).toThrow('--blue');
});
