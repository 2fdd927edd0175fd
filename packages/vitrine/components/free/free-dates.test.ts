import { expect, test } from 'vitest';
import { monthsAhead, nextFree } from './free-dates.ts';

const day = '2026-11-29';
const open = { open: true, text: 'Open' };

test.each([
  ['a day that comes', { ...open, from: '2027-01-04' }, '2027-01-04'],
  ['today', { ...open, from: day }, day],
  ['a day in the past', { ...open, from: '2026-11-28' }, undefined],
  ['the first month that is not taken', { ...open, taken: ['2026-12', '2026-11'] }, '2027-01'],
  ['the present month', { ...open, from: '2026-01-01', taken: ['2026-12'] }, '2026-11'],
  ['taken months in the past', { ...open, taken: ['2026-10'] }, undefined],
  [
    'taken months of an owner who takes no work',
    { ...open, open: false, taken: ['2026-11'] },
    undefined,
  ],
  ['nothing', open, undefined],
])('the next free date of %s', (_, availability, free) => {
  expect(nextFree(availability, day)).toBe(free);
});

test('a bar has the months before the next free date as taken, and some after it', () => {
  const written = (availability: Parameters<typeof monthsAhead>[0]) =>
    monthsAhead(availability, day).map(
      ({ month, isTaken }) => month.slice(2) + (isTaken ? '!' : ''),
    );
  expect(written({ ...open, from: '2027-01-04', taken: ['2027-03', '2026-09'] })).toEqual([
    ...['26-11!', '26-12!', '27-01', '27-02', '27-03!', '27-04'],
  ]);
  expect(written({ ...open, from: '2027-06-30' })).toHaveLength(10);
  expect(written({ ...open, from: '2028-06-30' })).toEqual([]);
  expect(written(open)).toEqual([]);
});
