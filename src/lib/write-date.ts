import { memoize } from './memoize.ts';

/** The parts of a date to write, by its length in characters. */
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
 * A date in the format of the locale, as exact as it is given: `2023-04` becomes `April 2023`. No time
 * zone shifts the day.
 *
 * @param date YYYY, YYYY-MM or YYYY-MM-DD.
 * @param locale A BCP 47 tag.
 */
export function writeDate(date: string, locale: string): string {
  return formatsOf(locale)(`${date.length}`).format(new Date(date));
}
