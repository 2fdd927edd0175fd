import { expect, test } from 'vitest';
import { describe } from './describe.ts';

test.each([
  ['a text', undefined, "'a text'"],
  ['two\nlines  and\tspaces', undefined, "'two lines and spaces'"],
  ['x'.repeat(81), undefined, `'${'x'.repeat(80)}…'`],
  ['🪟'.repeat(80), undefined, `'${'🪟'.repeat(80)}'`],
  [' ', undefined, 'an empty text'],
  [7, '007', 'the number 007'],
  [0.1, undefined, 'the number 0.1'],
  [true, 'true', 'the value true'],
  [[], undefined, 'an empty list'],
  [[1], undefined, 'a list'],
  [{}, undefined, 'a group of fields'],
  [undefined, undefined, 'nothing, the field is missing'],
  [undefined, '', 'nothing, it was left empty'],
  [null, '~', '~, which means empty'],
])('%j', (value, written, expected) => {
  expect(describe(value, written)).toBe(expected);
});
