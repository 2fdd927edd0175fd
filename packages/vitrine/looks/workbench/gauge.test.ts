import { expect, test } from 'vitest';
import { gaugeOf } from './gauge.ts';

const scale = (before: number, after: number, top: number) => ({ before, after, top });

test.each([
  ['en', '15 a week', '4 a week', scale(15, 4, 15)],
  ['en', '12', '31', scale(12, 31, 40)],
  ['en', '0.125 s', '0.5 s', scale(0.125, 0.5, 0.5)],
  ['en', '6.5 min', '2.5 min', scale(6.5, 2.5, 8)],
  ['en', '1,200', '12,400', scale(1200, 12_400, 15_000)],
  ['en', '1200', '12400.25', scale(1200, 12_400.25, 15_000)],
  ['en', '1.200', '0.800', scale(1.2, 0.8, 1.5)],
  ['de', '1.200 €', '800 €', scale(1200, 800, 1500)],
  ['de', '0,125 s', '0,5 s', scale(0.125, 0.5, 0.5)],
  ['en-DE', '6,5', '12.500', scale(6.5, 12_500, 15_000)],
  ['de-CH', "1'200", '1’500', scale(1200, 1500, 1500)],
  ['fr', '3 900 par mois', '8\u00a0200 par mois', scale(3900, 8200, 10_000)],
  ['fr', '3\u202f900', '8200', scale(3900, 8200, 10_000)],
  ['en-IN', '1,25,000', '90,000', scale(125_000, 90_000, 150_000)],
  ['ar-EG', '١٬٢٠٠', '٨٠٠', scale(1200, 800, 1500)],
  ['ar-EG', '٢٫٥', '1.5', scale(2.5, 1.5, 3)],
  ['es', '1.200', '800', scale(1200, 800, 1500)],
])('the gauge in %s from %s to %s', (locale, before, after, gauge) => {
  expect(gaugeOf({ figure: '', label: '', before, after }, locale)).toEqual(gauge);
});

test.each([
  ['en', 'none', '86 %'],
  ['en', 'about 30', '5'],
  ['en', '14 %', 'just under 2 %'],
  ['en', '5 or 6 a kiln', '4 or 6 a kiln'],
  ['en', '4 hours', '30 minutes'],
  ['en', '0', '0'],
  ['en', undefined, '5'],
  ['en', '6.5 min', '2,5 min'],
  ['de', '0.125 s', '0.5 s'],
  ['de', '6.5', '2.5'],
  ['en', '3 900', '8 200'],
  ['en', '1,20', '1,50'],
  ['en', '5–10', '2–4'],
  ['en', '5 – ten', '2 – ten'],
  ['en', '−40', '−20'],
  ['en', '2½', '1½'],
  ['en', '1e3', '2e3'],
  ['en', '12:30', '10:30'],
  ['en', '1.2.3', '1.2.4'],
  ['en', '12345678901234567890', '5'],
  ['en', '๑๒', '๕'],
])('%s: no gauge from %s to %s', (locale, before, after) => {
  expect(gaugeOf({ figure: '', label: '', before, after }, locale)).toBeUndefined();
});
