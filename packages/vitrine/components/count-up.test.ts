import { expect, test } from 'vitest';
import { type Count, countAt, countDuration, countFormat } from './count-up.ts';

const count = (start: number, end: number, duration = 5, decimals = 0): Count => ({
  start,
  end,
  duration,
  decimals,
});

/** The values that a counter shows from start to end, sixty per second. */
const run = (what: Count) =>
  Array.from({ length: what.duration * 60 + 1 }, (_, frame) => countAt(what, frame / 60));

test.each([
  ['up from zero', count(0, 130)],
  ['up to a small number', count(0, 2)],
  ['up with decimals', count(0, 4.9, 5, 1)],
  ['up between negative values', count(-12.5, -2.25, 5, 2)],
  ['up from below zero', count(-3, 7)],
  ['up from a fraction', count(0.5, 3)],
  ['down', count(100, 7)],
  ['down with decimals', count(2.5, 0.25, 5, 2)],
  ['down below zero', count(3, -4)],
])('counting %s: the values never go back, and end exactly at the end value', (_, what) => {
  const values = run(what);
  expect(values[0]).toBe(what.start);
  expect(values.at(-1)).toBe(what.end);
  const way = what.end > what.start ? 1 : -1;
  expect(values).toEqual(values.toSorted((a, b) => way * (a - b)));
  // Values between start and end have no more decimals than the counter is given.
  for (const value of values.slice(1, -1).filter((value) => value !== what.start)) {
    expect(Number(value.toFixed(what.decimals)) - value).toBe(0);
  }
});

test.each([
  [
    'counting up, the end value is not shown before the duration is over',
    count(0, 130),
    4.999,
    129,
  ],
  [
    'counting down, the end value is not shown before the duration is over',
    count(130, 0),
    4.999,
    1,
  ],
  [
    'with decimals, the end value is not shown before the duration is over',
    count(0, 4.9, 5, 1),
    4.999,
    4.8,
  ],
  ['a duration of zero shows the end value immediately', count(0, 4.9, 0, 1), 0, 4.9],
  ['after half of the duration, the value is between start and end', count(0, 2), 2.5, 1],
  ['with equal start and end, the value does not change', count(7, 7), 2, 7],
  ['before counting begins, the value is the start value', count(3, 9), -1, 3],
  ['long after the duration, the value is the end value', count(3, 9), 1e9, 9],
])('%s', (_, what, elapsed, value) => {
  expect(countAt(what, elapsed)).toBe(value);
});

test('counting slows down: the first second adds more than the last two', () => {
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
])('%d with %i decimals in the locale %s is written %s', (value, decimals, locale, expected) => {
  expect(countFormat({ ...count(0, value), decimals }, locale)(value)).toBe(expected);
});

test('prefix and suffix are written with the number', () => {
  expect(countFormat({ ...count(0, 130), prefix: '€', suffix: '+' }, 'en-DE')(130)).toBe('€130+');
});

test('a figure that falls reaches its end value within 0.8 s, one that rises has its own duration', () => {
  expect(countDuration(count(100, 7))).toBe(0.8);
  expect(countDuration(count(100, 7, 0.3))).toBe(0.3);
  expect(countDuration(count(0, 2))).toBe(5);
});
