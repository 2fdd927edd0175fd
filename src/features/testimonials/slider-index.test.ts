import { describe, expect, test } from 'vitest';
import { nextIndex, previousIndex, sideBySide } from './slider-index.ts';

/** The indexes that a visitor passes who goes once around. */
const around = (step: typeof nextIndex, count: number) => {
  const passed = [0];
  for (let turn = 0; turn < count; turn += 1) passed.push(step(passed.at(-1) ?? 0, count));
  return passed;
};

test.each([
  [1, [0, 0]],
  [2, [0, 1, 0]],
  [3, [0, 1, 2, 0]],
  [7, [0, 1, 2, 3, 4, 5, 6, 0]],
])('next goes around %i items, previous the other way', (count, forward) => {
  expect(around(nextIndex, count)).toEqual(forward);
  expect(around(previousIndex, count)).toEqual(forward.toReversed());
});

test('next and previous of no item are 0', () => {
  expect([nextIndex(0, 0), previousIndex(0, 0)]).toEqual([0, 0]);
});

describe('three columns', () => {
  test.each([
    [0, 0, []],
    [1, 0, [0]],
    [2, 0, [0, 1]],
    [2, 1, [1, 0]],
    [3, 0, [0, 1, 2]],
    [3, 2, [2, 0, 1]],
    [7, 0, [0, 1, 2]],
    [7, 4, [4, 5, 6]],
    [7, 5, [5, 6, 0]],
    [7, 6, [6, 0, 1]],
  ])('%i items, the current one %i', (count, index, expected) => {
    expect(sideBySide(index, 3, count)).toEqual(expected);
  });

  test('never hold the same item twice', () => {
    for (let count = 1; count <= 7; count += 1) {
      for (let index = 0; index < count; index += 1) {
        const shown = sideBySide(index, 3, count);
        expect(new Set(shown).size).toBe(shown.length);
      }
    }
  });
});

test('one column holds the current item', () => {
  expect(sideBySide(5, 1, 7)).toEqual([5]);
});
