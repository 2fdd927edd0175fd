import { describe, expect, test } from 'vitest';
import { type Count, countAt, countFormat } from './count-up.ts';

const count = (start: number, end: number, duration = 5, decimals = 0): Count => ({
  start,
  end,
  duration,
  decimals,
});

/** The values of a counter, sixty in a second. */
const run = (what: Count) =>
  Array.from({ length: what.duration * 60 + 1 }, (_, frame) => countAt(what, frame / 60));

describe('the counting curve', () => {
  test.each([
    ['the stat cards', count(0, 130)],
    ['a small number', count(0, 2)],
    ['decimals', count(0, 4.9, 5, 1)],
    ['negative values', count(-12.5, -2.25, 5, 2)],
    ['from below to above nought', count(-3, 7)],
    ['a start between two steps', count(0.5, 3)],
  ])('%s rise from the start to exactly the end', (_, what) => {
    const values = run(what);
    expect(values[0]).toBe(what.start);
    expect(values.at(-1)).toBe(what.end);
    expect(values).toEqual(values.toSorted((a, b) => a - b));
  });

  test.each([
    ['whole numbers', count(100, 7)],
    ['decimals', count(2.5, 0.25, 5, 2)],
    ['into the negative', count(3, -4)],
  ])('an end below the start falls: %s', (_, what) => {
    const values = run(what);
    expect(values[0]).toBe(what.start);
    expect(values.at(-1)).toBe(what.end);
    expect(values).toEqual(values.toSorted((a, b) => b - a));
  });

  test.each([2, 100, 130, 110])('%i is between its ends at half time', (end) => {
    const half = countAt(count(0, end), 2.5);
    expect(half).toBeGreaterThan(0);
    expect(half).toBeLessThan(end);
  });

  test('the end is not shown before its time', () => {
    expect(countAt(count(0, 130), 4.999)).toBe(129);
    expect(countAt(count(130, 0), 4.999)).toBe(1);
    expect(countAt(count(0, 4.9, 5, 1), 4.999)).toBe(4.8);
  });

  test('it settles: the first second brings more than the last two', () => {
    const what = count(0, 1000);
    expect(countAt(what, 1)).toBeGreaterThan(1000 - countAt(what, 3));
  });

  test('shows no more digits than asked for', () => {
    for (const value of run(count(0, 4.9, 5, 1)).slice(0, -1)) {
      expect(Number(value.toFixed(1))).toBe(value);
    }
  });

  test('a duration of nought ends at once', () => {
    expect(countAt(count(0, 4.9, 0, 1), 0)).toBe(4.9);
  });

  test('equal ends stand still', () => {
    expect(new Set(run(count(7, 7)))).toEqual(new Set([7]));
  });

  test('before the beginning it is the start, long after the end it is the end', () => {
    expect(countAt(count(3, 9), -1)).toBe(3);
    expect(countAt(count(3, 9), 1e9)).toBe(9);
  });
});

describe('the figure', () => {
  test.each([
    [4.9, 1, 'en-DE', '4,9'],
    [12_500, 0, 'en-DE', '12.500'],
    [12_500.9, 1, 'en-DE', '12.500,9'],
    [12_500.9, 1, 'en-GB', '12,500.9'],
    [-1234.5, 2, 'de-DE', '-1.234,50'],
    [2, 0, 'en-DE', '2'],
    [-0.2, 0, 'en-DE', '0'],
  ])('%d with %i decimals in %s is %s', (value, decimals, locale, expected) => {
    expect(countFormat(decimals, locale).format(value)).toBe(expected);
  });
});
