import { expect, test } from 'vitest';
import { gaugeOf } from './gauge.ts';

test.each([
  ['15 a week', '3 a week', { before: 100, after: 20 }],
  ['12', '48', { before: 25, after: 100 }],
  ['5 %', '5 %', { before: 100, after: 100 }],
])('the gauge from %s to %s', (before, after, gauge) => {
  expect(gaugeOf({ figure: '', label: '', before, after })).toEqual(gauge);
});

test.each([
  ['none', '86 %'],
  ['about 30', '5'],
  ['5 or 6 a kiln', '4 or 6 a kiln'],
  ['4 hours', '30 minutes'],
  ['0', '0'],
  [undefined, '5'],
  ['6.5 min', '2.5 min'],
  ['1,200', '800'],
  ['5–10', '2–4'],
  ['−40', '−20'],
  ['2½', '1½'],
  ['12:30', '10:30'],
  ['12345678901234567890', '5'],
  ['๑๒', '๕'],
])('no gauge from %s to %s', (before, after) => {
  expect(gaugeOf({ figure: '', label: '', before, after })).toBeUndefined();
});
