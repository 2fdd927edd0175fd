import { expect, test } from 'vitest';
import { wrapped } from './slider.ts';

test('behind the last testimonial comes the first, and before the first the last', () => {
  const around = (count: number, by: number) =>
    Array.from({ length: count }, (_, index) => wrapped(index + by, count));
  expect(around(3, 1)).toEqual([1, 2, 0]);
  expect(around(3, -1)).toEqual([2, 0, 1]);
  expect(around(2, 1)).toEqual([1, 0]);
  expect(around(2, -1)).toEqual([1, 0]);
});
