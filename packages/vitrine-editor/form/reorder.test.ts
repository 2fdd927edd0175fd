import { expect, test } from 'vitest';
import { dropIndex, moved, shiftOf } from './reorder.ts';

/** Rows of 40, 40 and 100 pixels with gaps of 10. */
const rows = [
  { top: 0, height: 40 },
  { top: 50, height: 40 },
  { top: 100, height: 100 },
];

test.each([
  [0, 0, 0],
  [0, 29, 0],
  [0, 31, 1],
  [0, 109, 1],
  [0, 111, 2],
  [2, -29, 2],
  [2, -31, 1],
  [2, -500, 0],
  [1, 59, 1],
  [1, 61, 2],
])('row %d, dragged by %d pixels, drops at %d', (from, offset, to) => {
  expect(dropIndex(rows, from, offset)).toBe(to);
});

test('the rows between make room for the dragged row with its gap', () => {
  const shifts = (from: number, to: number) =>
    rows.map((_, index) => shiftOf(rows, index, { from, to, offset: 7 }));
  expect(shifts(0, 2)).toEqual([7, -50, -50]);
  expect(shifts(2, 0)).toEqual([110, 110, 7]);
  expect(shifts(1, 1)).toEqual([0, 7, 0]);
});

test('an entry is moved', () => {
  expect(moved(['a', 'b', 'c'], 0, 2)).toEqual(['b', 'c', 'a']);
  expect(moved(['a', 'b', 'c'], 2, 1)).toEqual(['a', 'c', 'b']);
});
