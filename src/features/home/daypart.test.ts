import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { daypart, nextDaypart } from './daypart.ts';

const zone = process.env.TZ;
beforeEach(() => {
  process.env.TZ = 'Europe/Berlin';
});
afterEach(() => {
  if (zone === undefined) delete process.env.TZ;
  else process.env.TZ = zone;
});

/** How many hours of real time lie between a moment and the next band. */
const hoursToNext = (now: Date) => (nextDaypart(now).getTime() - now.getTime()) / 3_600_000;

describe('the band of the day', () => {
  test.each([
    ['00:00', 'night'],
    ['04:59', 'night'],
    ['05:00', 'morning'],
    ['11:59', 'morning'],
    ['12:00', 'afternoon'],
    ['16:59', 'afternoon'],
    ['17:00', 'evening'],
    ['20:59', 'evening'],
    ['21:00', 'night'],
    ['23:59', 'night'],
  ])('%s is %s', (time, expected) => {
    expect(daypart(new Date(`2026-06-15T${time}:00`))).toBe(expected);
  });

  test('the last millisecond still belongs to the band', () => {
    expect(daypart(new Date('2026-06-15T11:59:59.999'))).toBe('morning');
  });

  test('the clock of the device decides, not universal time', () => {
    const moment = new Date('2026-06-15T10:30:00Z');
    expect(daypart(moment)).toBe('afternoon');
    process.env.TZ = 'America/New_York';
    expect(daypart(moment)).toBe('morning');
  });
});

describe('the next band', () => {
  test.each([
    ['2026-06-15T00:00:00', '2026-06-15T05:00:00'],
    ['2026-06-15T05:00:00', '2026-06-15T12:00:00'],
    ['2026-06-15T11:59:59.999', '2026-06-15T12:00:00'],
    ['2026-06-15T12:00:00', '2026-06-15T17:00:00'],
    ['2026-06-15T17:30:00', '2026-06-15T21:00:00'],
    ['2026-06-15T21:00:00', '2026-06-16T05:00:00'],
    ['2026-12-31T23:59:00', '2027-01-01T05:00:00'],
  ])('after %s begins at %s', (now, expected) => {
    expect(nextDaypart(new Date(now))).toEqual(new Date(expected));
  });

  test('is never the present moment', () => {
    for (let hour = 0; hour < 24; hour += 1) {
      const now = new Date(2026, 5, 15, hour);
      expect(nextDaypart(now).getTime()).toBeGreaterThan(now.getTime());
    }
  });
});

describe('nights on which the clock is changed', () => {
  test('in spring the night is an hour shorter', () => {
    expect(hoursToNext(new Date('2027-03-27T21:00:00'))).toBe(7);
    expect(hoursToNext(new Date('2027-03-28T01:59:00'))).toBeCloseTo(2 + 1 / 60, 10);
  });

  test('in autumn the night is an hour longer', () => {
    expect(hoursToNext(new Date('2026-10-24T21:00:00'))).toBe(9);
  });

  test('both passes of the doubled hour are night', () => {
    const first = new Date('2026-10-25T00:30:00Z');
    const second = new Date('2026-10-25T01:30:00Z');
    expect([first.getHours(), second.getHours()]).toEqual([2, 2]);
    expect([daypart(first), daypart(second)]).toEqual(['night', 'night']);
    expect(nextDaypart(first)).toEqual(nextDaypart(second));
  });
});
