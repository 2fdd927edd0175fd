import { expect, test } from 'vitest';
import { argumentError } from './translations.ts';

test.each([
  ['en', '--write'],
  ['en'],
  ['xx', '--write'],
  ['EN', '--write'],
  ['DE', '--write'],
  ['../de', '--write'],
  ['fi'],
  ['--write'],
  ['--write', 'sv'],
  ['sv', '--wirte'],
  ['sv', 'de', '--write'],
])('the arguments %j %j are refused', (...args) => {
  expect(argumentError(args)).toMatch(/^Expected one of the languages ar, cs, de, es, /);
});

test.each([[], ['sv'], ['sv', '--write'], ['fi', '--write'], ['zh-Hant', '--write']])(
  'the arguments %j %j are right',
  (...args) => {
    expect(argumentError(args)).toBeUndefined();
  },
);
