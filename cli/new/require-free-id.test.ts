import { expect, test } from 'vitest';
import { requireFreeId } from './require-free-id.ts';

test('an id that was asked for is refused where it is wrong or taken', () => {
  expect(requireFreeId('blue-door-2', ['blue-door'])).toBe('blue-door-2');
  expect(() => requireFreeId('Blue', [])).toThrow(
    "--id: expected lower-case letters, digits and single hyphens, such as blue-door-2, found 'Blue'.",
  );
  expect(() => requireFreeId('blue', ['blue'])).toThrow(
    "--id: 'blue' is taken. Without --id a free one is found.",
  );
});
