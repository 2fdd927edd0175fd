import { expect, test, vi } from 'vitest';
import { memoize } from './memoize.ts';

test('the result for each text is computed once', () => {
  const make = vi.fn((text: string) => text.length);
  const lengthOf = memoize(make);
  expect([lengthOf('bread'), lengthOf('rye'), lengthOf('bread')]).toEqual([5, 3, 5]);
  expect(make).toHaveBeenCalledTimes(2);
});
