import { expect, test } from 'vitest';
import { ownId } from './own-id.ts';

test('an id that was asked for is refused where it is wrong or taken', () => {
  expect(ownId('blue-door-2', ['blue-door'])).toBe('blue-door-2');
  expect(() => ownId('Blue', [])).toThrow(
    "--id: expected lower-case letters, digits and single hyphens, such as blue-door-2, found 'Blue'.",
  );
  expect(() => ownId('blue', ['blue'])).toThrow(
    "--id: 'blue' is taken. Without --id a free one is found.",
  );
});
