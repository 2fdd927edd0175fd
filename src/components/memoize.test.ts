import { expect, test, vi } from 'vitest';
import { remembered } from './memoize.ts';

test('each text is worked out once', () => {
  const make = vi.fn((text: string) => text.length);
  const lengthOf = remembered(make);
  expect([lengthOf('bread'), lengthOf('rye'), lengthOf('bread')]).toEqual([5, 3, 5]);
  expect(make).toHaveBeenCalledTimes(2);
});
