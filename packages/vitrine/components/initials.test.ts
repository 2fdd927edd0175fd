import { expect, test } from 'vitest';
import { initials } from './initials.ts';

test.each([
  ['.NET Core', 'NE'],
  ['C++', 'C'],
  ['E\u0301clair', 'E\u0301c'],
  ['\u0939\u093f\u0928\u094d\u0926\u0940', '\u0939\u093f\u0928\u094d\u0926\u0940'],
  ['\u{1F469}\u200d\u{1F4BB}', '\u{1F469}\u200d\u{1F4BB}'],
])('%s has the letters %s', (name, letters) => {
  expect(initials(name)).toBe(letters);
});
