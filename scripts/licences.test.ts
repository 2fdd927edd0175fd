import { expect, test } from 'vitest';
import { ROOT } from '../cli/project.ts';
import { allowed, isAllowed, licences } from './licences.ts';

test('every package of the site has a licence that goes with MIT', () => {
  const all = licences(ROOT);
  expect(all.length).toBeGreaterThan(100);
  expect(all.filter(({ licence }) => !isAllowed(licence))).toEqual([]);
});

test('no licence is allowed that no package has', () => {
  const names = licences(ROOT).flatMap(({ licence }) => licence.split(/[() ]+/));
  expect(Object.keys(allowed).filter((name) => !names.includes(name))).toEqual([]);
});

test.each([
  ['MIT', true],
  ['(MIT OR GPL-3.0-only)', true],
  ['Apache-2.0 AND LGPL-3.0-or-later AND MIT', true],
  ['MIT AND GPL-3.0-only', false],
  ['GPL-3.0-only', false],
  ['UNLICENSED', false],
  ['', false],
])('"%s": %s', (expression, expected) => {
  expect(isAllowed(expression)).toBe(expected);
});
