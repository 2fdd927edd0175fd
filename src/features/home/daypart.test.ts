import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { daypart, nextDaypart } from './daypart.ts';

beforeEach(() => void vi.stubEnv('TZ', 'Europe/Berlin'));
afterEach(() => void vi.unstubAllEnvs());

/** Hours of real time from a moment to the next part of the day. */
const hoursToNext = (now: Date) => (nextDaypart(now).getTime() - now.getTime()) / 3_600_000;

describe('the part of the day', () => {
  test.each([
    ['00:00', 'night'],
    ['04:59', 'night'],
    ['05:00', 'morning'],
    ['11:59', 'morning'],
    ['12:00', 'afternoon'],
    ['16:59', 'afternoon'],
    ['17:00', 'evening'],
    ['11:59:59.999', 'morning'],
    ['20:59', 'evening'],
    ['21:00', 'night'],
    ['23:59', 'night'],
  ])('%s is %s', (time, expected) => {
    expect(daypart(new Date(`2026-06-15T${time}`))).toBe(expected);
  });

  test('the clock of the device decides, not universal time', () => {
    const moment = new Date('2026-06-15T10:30:00Z');
    expect(daypart(moment)).toBe('afternoon');
    vi.stubEnv('TZ', 'America/New_York');
    expect(daypart(moment)).toBe('morning');
  });
});

describe('the next part', () => {
  test.each([
    ['2026-06-15T00:00:00', '2026-06-15T05:00:00'],
    ['2026-06-15T05:00:00', '2026-06-15T12:00:00'],
    ['2026-06-15T11:59:59.999', '2026-06-15T12:00:00'],
    ['2026-06-15T12:00:00', '2026-06-15T17:00:00'],
    ['2026-06-15T17:00:00', '2026-06-15T21:00:00'],
    ['2026-06-15T21:00:00', '2026-06-16T05:00:00'],
    ['2026-12-31T23:59:00', '2027-01-01T05:00:00'],
  ])('after %s begins at %s', (now, expected) => {
    expect(nextDaypart(new Date(now))).toEqual(new Date(expected));
  });
});

describe('nights on which the clock is changed', () => {
  test.each([
    ['an hour shorter in spring', '2027-03-27T21:00:00', 7],
    ['an hour shorter in spring, after a part of it', '2027-03-28T01:59:00', 2 + 1 / 60],
    ['an hour longer in autumn', '2026-10-24T21:00:00', 9],
  ])('are %s', (_, now, hours) => {
    expect(hoursToNext(new Date(now))).toBeCloseTo(hours, 10);
  });

  test('both passes of the doubled hour are night', () => {
    const first = new Date('2026-10-25T00:30:00Z');
    const second = new Date('2026-10-25T01:30:00Z');
    expect([first.getHours(), second.getHours()]).toEqual([2, 2]);
    expect([daypart(first), daypart(second)]).toEqual(['night', 'night']);
    expect(nextDaypart(first)).toEqual(nextDaypart(second));
  });
});
