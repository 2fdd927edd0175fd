import { expect, test } from 'vitest';
import { joinFacts } from './join-facts.ts';

test.each([
  ['en-GB', 'Shop, 2026'],
  ['de-DE', 'Shop, 2026'],
  ['tr-TR', 'Shop, 2026'],
  ['ar-JO', 'Shop، 2026'],
  ['ja-JP', 'Shop、2026'],
  ['th-TH', 'Shop, 2026'],
])('facts in %s are %s', (locale, facts) => {
  expect(joinFacts(['Shop', undefined, '2026'], locale)).toBe(facts);
});
