import { expect, test } from 'vitest';
import { placesOf } from './places-of.ts';

const shots = (count: number) => Array.from({ length: count }, () => 16 / 9);
const rows = (ratios: readonly (number | undefined)[], hasLead = false) =>
  placesOf(ratios, hasLead).map(({ inRow }) => inRow);

test.each([
  [1, '1'],
  [2, '22'],
  [3, '333'],
  [4, '2222'],
  [5, '22333'],
  [6, '222222'],
  [12, '223332233322'],
])('%i cards are in rows of two and three: %s', (count, expected) => {
  const found = rows(shots(count)).join('');
  expect(found).toBe(expected);
});

test('the first of the featured cards has a row of its own', () => {
  expect(rows(shots(6), true)).toEqual([1, 2, 2, 3, 3, 3]);
});

test('two covers of phones take a third one into their row', () => {
  expect(rows([0.5, 0.5, 1.6, 1.6, 1.6])).toEqual([3, 3, 3, 2, 2]);
});

test('the cards of a row fill it, in proportion to their covers', () => {
  const places = placesOf([16 / 9, 4 / 3, 0.5, undefined, 5], false);
  const total = (from: number, to: number) =>
    places.slice(from, to).reduce((sum, { width }) => sum + width, 0);
  expect(total(0, 2)).toBe(100);
  expect(total(2, 5)).toBe(100);
  expect(places.map(({ width }) => width)).toEqual([56, 44, 24, 30, 46]);
});
