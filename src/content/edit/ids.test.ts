import fc from 'fast-check';
import { expect, test } from 'vitest';
import { id } from '../schemas/fields/fields.ts';
import { idFrom, nextNumber, ownId } from './ids.ts';

test('a new project gets the number above the highest', () => {
  expect(nextNumber([])).toBe('1');
  expect(nextNumber(['123', '9', 'reading-room', '0124', 'v2'])).toBe('125');
});

test('a title becomes a name for addresses', () => {
  expect(idFrom('Wéb design & care', 'service', [])).toBe('web-design-care');
  expect(idFrom("Baker's straße", 'service', [])).toBe('bakers-strasse');
  expect(idFrom('焼き', 'service', [])).toBe('service');
  expect(idFrom('Care', 'service', ['care', 'care-2'])).toBe('care-3');
});

test('whatever the title, the name is right and free', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (title) => {
      const first = idFrom(title, 'service', []);
      const second = idFrom(title, 'service', [first]);
      expect([id().safeParse(first).success, id().safeParse(second).success]).toEqual([true, true]);
      expect(second).not.toBe(first);
    }),
  );
});

test('an id that was asked for is refused where it is wrong or taken', () => {
  expect(ownId('blue-door-2', ['blue-door'])).toBe('blue-door-2');
  expect(() => ownId('Blue', [])).toThrow(
    "--id: expected lower-case letters, digits and single hyphens, such as blue-door-2, found 'Blue'.",
  );
  expect(() => ownId('blue', ['blue'])).toThrow(
    "--id: 'blue' is taken. Without --id a free one is found.",
  );
});
