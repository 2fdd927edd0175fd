import { expect, test } from 'vitest';
import { isPublished, isTimeZone, today } from './dates.ts';

test.each([
  ['an entry of today', false, '2026-03-14', true],
  ['an entry of tomorrow', false, '2026-03-13', false],
  ['a draft', true, '2026-03-15', false],
])('%s shows only from its day on', (_, draft, day, isShown) => {
  expect(isPublished(draft, '2026-03-14', day)).toBe(isShown);
});

test.each([
  ['Pacific/Auckland', '2026-03-15'],
  ['Europe/Berlin', '2026-03-14'],
  ['America/Los_Angeles', '2026-03-14'],
  ['Pacific/Pago_Pago', '2026-03-13'],
])('in %s the day is %s', (zone, day) => {
  const noonUtc = zone === 'Pacific/Pago_Pago' ? '2026-03-14T10:30:00Z' : '2026-03-14T12:00:00Z';
  expect(today(new Date(noonUtc), zone)).toBe(day);
  expect(isTimeZone(zone)).toBe(true);
});

test.each(['Berlin', '+02:00', 'Europe/Berlinn', ''])('%j is no time zone', (zone) => {
  expect(isTimeZone(zone)).toBe(false);
});
