import { expect, test } from 'vitest';
import { fieldText } from './field-text.ts';

const names = {};
const texts = {
  'an image at least {n} pixels wide': 'ein Bild, mindestens {n} Pixel breit',
  'from {n} to {n}': 'von {n} bis {n}',
  'from 1 to 6': 'eins bis sechs',
};

test.each([
  ['an image at least 1600 pixels wide', 'ein Bild, mindestens 1600 Pixel breit'],
  ['from 2 to 40', 'von 2 bis 40'],
  ['from 1 to 6', 'eins bis sechs'],
  ['a list', undefined],
])('%s', (english, expected) => {
  expect(fieldText(english, { names, texts })).toBe(expected);
});
