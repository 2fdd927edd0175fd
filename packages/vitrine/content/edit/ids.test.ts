import fc from 'fast-check';
import { expect, test } from 'vitest';
import { id } from '../schemas/fields/fields.ts';
import { idFrom, nextNumber } from './ids.ts';

test('a new project gets the number above the highest', () => {
  expect(nextNumber([])).toBe('1');
  expect(nextNumber(['123', '9', 'reading-room', '0124', 'v2'])).toBe('125');
});

test('a title becomes a name for addresses', () => {
  expect(idFrom('Wéb design & care', 'service', [])).toBe('web-design-care');
  expect(idFrom("Baker's straße", 'service', [])).toBe('bakers-strasse');
  expect(
    ['C++', 'C#', '.NET', '#1 Baker', 'Isı ve ışık'].map((title) => idFrom(title, '', [])),
  ).toEqual(['c-plus-plus', 'c-sharp', 'dot-net', '1-baker', 'isi-ve-isik']);
  expect(idFrom('焼き', 'service', [])).toBe('service');
  expect(idFrom(`${'a'.repeat(99)} b`, 'service', [])).toBe('a'.repeat(99));
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
