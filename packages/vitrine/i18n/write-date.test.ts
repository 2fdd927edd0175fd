import { expect, test } from 'vitest';
import { writeDate } from './write-date.ts';

test.each([
  ['2023', 'en-DE', '2023'],
  ['2023-04', 'en-DE', 'April 2023'],
  ['2023-04-15', 'en-GB', '15 April 2023'],
  ['2023-03', 'de-AT', 'März 2023'],
  ['2023-01-01', 'de', '1. Januar 2023'],
  ['2023-12-31', 'en-US', 'December 31, 2023'],
])('%s is written in %s as %s', (date, locale, written) => {
  expect(writeDate(date, locale)).toBe(written);
});
