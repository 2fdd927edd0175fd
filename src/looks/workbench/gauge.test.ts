import { expect, test } from 'vitest';
import { gaugeOf } from './gauge.ts';

test.each([
  ['15 a week', '4 a week', { before: 15, after: 4, top: 15 }],
  ['12', '31', { before: 12, after: 31, top: 40 }],
  ['6.5 min', '2,5 min', { before: 6.5, after: 2.5, top: 8 }],
  ['1,200', '12,400', { before: 1200, after: 12400, top: 15000 }],
  ['none', '86 %', undefined],
  ['about 30', '5', undefined],
  ['14 %', 'just under 2 %', undefined],
  ['5 or 6 a kiln', '4 or 6 a kiln', undefined],
  ['4 hours', '30 minutes', undefined],
  ['0', '0', undefined],
  [undefined, '5', undefined],
])('the gauge from %s to %s', (before, after, gauge) => {
  expect(gaugeOf({ figure: '', label: '', before, after })).toEqual(gauge);
});
