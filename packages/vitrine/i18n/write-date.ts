import { memoize } from './memoize.ts';

/** Format options by the length of a date: 4 for YYYY, 7 for YYYY-MM, 10 for YYYY-MM-DD. */
const forms: Readonly<Record<number, Intl.DateTimeFormatOptions>> = {
  4: { year: 'numeric' },
  7: { year: 'numeric', month: 'long' },
  10: { year: 'numeric', month: 'long', day: 'numeric' },
};

const formatsOf = memoize((locale) =>
  memoize((length) => {
    return new Intl.DateTimeFormat(locale, { ...forms[Number(length)], timeZone: 'UTC' });
  }),
);

/**
 * Formats a date for a locale, in the precision of the date: `2023-04` becomes `April 2023`. The
 * format uses UTC, so that no time zone shifts the day.
 *
 * @param date YYYY, YYYY-MM or YYYY-MM-DD.
 * @param locale A BCP 47 tag.
 */
export function writeDate(date: string, locale: string): string {
  return formatsOf(locale)(`${date.length}`).format(new Date(date));
}
