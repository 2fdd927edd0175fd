import { wcagContrast } from 'culori';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cases } from '../../../tests/helpers/random-cases.ts';
import { accentExamples } from '../content/schemas/site.ts';
import { accentFrom, minContrast, nearestAccent, weakestPair } from './accent.ts';
import { lookNames, lookTokens } from './looks.ts';
import { tokenColour } from './token-colour.ts';

const css = lookTokens('shop');

const colours = fc
  .integer({ min: 0, max: 0xffffff })
  .map((number) => `#${number.toString(16).padStart(6, '0')}`);

test('the red of the site passes, and gives nearly the forms that tokens.css has', () => {
  const accent = accentFrom('#c83122', css);
  expect(weakestPair(accent, css)).toBeUndefined();
  expect(accent).toEqual({
    accent: { day: '#c83122', night: '#e76250' },
    'accent-deep': { day: '#a51f13', night: '#c04637' },
  });
});

test.each([
  ['#e8b400', 'onPage', '1.63'],
  ['#ffffff', 'onPage', '1.02'],
])('%s is too light %s', (hex, where, contrast) => {
  const weak = weakestPair(accentFrom(hex, css), css);
  expect([weak?.where, weak?.contrast.toFixed(2)]).toEqual([where, contrast]);
});

test.each(lookNames)('the colours that the editor offers pass in the look %s', (look) => {
  const tokens = lookTokens(look);
  for (const hex of Object.keys(accentExamples)) {
    expect(weakestPair(accentFrom(hex, tokens), tokens), hex).toBeUndefined();
  }
});

test('of any colour the nearest passes, and a right colour is the nearest to itself', () => {
  fc.assert(
    fc.property(colours, (hex) => {
      const near = nearestAccent(hex, css);
      expect(weakestPair(accentFrom(near, css), css)).toBeUndefined();
      if (weakestPair(accentFrom(hex, css), css) === undefined) expect(near).toBe(hex);
    }),
    { numRuns: cases(50) },
  );
});

test('of a grey, the nearest is the lightest grey that passes', () => {
  const near = Number.parseInt(nearestAccent('#ffffff', css).slice(1, 3), 16);
  const paper = tokenColour(css, 'paper-sunken').day;
  const contrastOf = (part: number) =>
    wcagContrast(`#${part.toString(16).padStart(2, '0').repeat(3)}`, paper);
  expect(contrastOf(near)).toBeGreaterThanOrEqual(minContrast);
  expect(contrastOf(near + 1)).toBeLessThan(minContrast);
});

test('a token that has another form is named', () => {
  expect(() => tokenColour('--accent: #c00;', 'accent')).toThrow('--accent must be oklch(');
});
