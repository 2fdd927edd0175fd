import { expect, test } from 'vitest';
import { type Count, countAt, countFormat } from './count-up.ts';

const count = (start: number, end: number, duration = 5, decimals = 0): Count => ({
  start,
  end,
  duration,
  decimals,
  locale: 'en-DE',
});

/** The values of a counter, sixty in a second. */
const run = (what: Count) =>
  Array.from({ length: what.duration * 60 + 1 }, (_, frame) => countAt(what, frame / 60));

test.each([
  ['the stat cards', count(0, 130)],
  ['a small number', count(0, 2)],
  ['decimals', count(0, 4.9, 5, 1)],
  ['negative values', count(-12.5, -2.25, 5, 2)],
  ['from below to above nought', count(-3, 7)],
  ['a start between two steps', count(0.5, 3)],
  ['down', count(100, 7)],
  ['down with decimals', count(2.5, 0.25, 5, 2)],
  ['down into the negative', count(3, -4)],
])('%s: goes one way from the start to exactly the end', (_, what) => {
  const values = run(what);
  expect(values[0]).toBe(what.start);
  expect(values.at(-1)).toBe(what.end);
  const way = what.end > what.start ? 1 : -1;
  expect(values).toEqual(values.toSorted((a, b) => way * (a - b)));
  // On the way it shows no more digits than asked for.
  for (const value of values.slice(1, -1).filter((value) => value !== what.start)) {
    expect(Number(value.toFixed(what.decimals)) - value).toBe(0);
  }
});

test.each([
  ['the end is not shown before its time', count(0, 130), 4.999, 129],
  ['nor where it is below the start', count(130, 0), 4.999, 1],
  ['nor with decimals', count(0, 4.9, 5, 1), 4.999, 4.8],
  ['a duration of nought ends at once', count(0, 4.9, 0, 1), 0, 4.9],
  ['at half time it is on its way', count(0, 2), 2.5, 1],
  ['equal ends do not move', count(7, 7), 2, 7],
  ['before the beginning it is the start', count(3, 9), -1, 3],
  ['long after the end it is the end', count(3, 9), 1e9, 9],
])('%s', (_, what, elapsed, value) => {
  expect(countAt(what, elapsed)).toBe(value);
});

test('it settles: the first second brings more than the last two', () => {
  const what = count(0, 1000);
  expect(countAt(what, 1)).toBeGreaterThan(1000 - countAt(what, 3));
});

test.each([
  [4.9, 1, 'en-DE', '4,9'],
  [12_500, 0, 'en-DE', '12.500'],
  [12_500.9, 1, 'en-DE', '12.500,9'],
  [12_500.9, 1, 'en-GB', '12,500.9'],
  [-1234.5, 2, 'de-DE', '-1.234,50'],
  [2, 0, 'en-DE', '2'],
  [-0.2, 0, 'en-DE', '0'],
])('%d with %i decimals in %s is %s', (value, decimals, locale, expected) => {
  expect(countFormat({ ...count(0, value), decimals, locale })(value)).toBe(expected);
});

test('prefix and suffix are written with the number', () => {
  expect(countFormat({ ...count(0, 130), prefix: '€', suffix: '+' })(130)).toBe('€130+');
});
