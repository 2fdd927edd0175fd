import { expect, test } from 'vitest';
import { containsWords } from './contains-words.ts';

test.each([
  ['Lager Café Zoë', 'cafe zoe', true],
  ['Lager Café Zoë', 'ZO', true],
  ['Lager Café Zoë', 'zoo', false],
  ['Lager Café Zoë', ' ', true],
  ['ISTANBUL', 'ıst', true],
])('%s has %s: %s', (text, query, expected) => {
  expect(containsWords(text, query, 'tr')).toBe(expected);
});
