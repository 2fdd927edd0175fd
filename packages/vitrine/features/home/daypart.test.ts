import { beforeEach, expect, test, vi } from 'vitest';
import { daypart } from './daypart.ts';

beforeEach(() => void vi.stubEnv('TZ', 'Europe/Berlin'));

test.each([
  ['04:59', 'night'],
  ['05:00', 'morning'],
  ['11:59', 'morning'],
  ['12:00', 'afternoon'],
  ['16:59', 'afternoon'],
  ['17:00', 'evening'],
  ['11:59:59.999', 'morning'],
  ['20:59', 'evening'],
  ['21:00', 'night'],
])('the part of the day at %s is %s', (time, expected) => {
  expect(daypart(new Date(`2026-06-15T${time}`))).toBe(expected);
});

test('the part of the day depends on the time zone of the device, not on UTC', () => {
  const moment = new Date('2026-06-15T10:30:00Z');
  expect(daypart(moment)).toBe('afternoon');
  vi.stubEnv('TZ', 'America/New_York');
  expect(daypart(moment)).toBe('morning');
});

test('the hour that is repeated when daylight saving time ends is night both times', () => {
  const first = new Date('2026-10-25T00:30:00Z');
  const second = new Date('2026-10-25T01:30:00Z');
  expect([first.getHours(), second.getHours()]).toEqual([2, 2]);
  expect([daypart(first), daypart(second)]).toEqual(['night', 'night']);
});
