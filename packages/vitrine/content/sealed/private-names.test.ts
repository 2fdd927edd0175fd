import { expect, test } from 'vitest';
import { anyOf } from './private-names.ts';

test('matches whole words only, and nothing without a word', () => {
  expect(anyOf(['tide', 'tide mill']).exec('The Tide Mill')?.[0]).toBe('Tide Mill');
  expect(anyOf(['tide']).test('tides')).toBe(false);
  expect(anyOf([]).test('The tide - and the mill')).toBe(false);
});
