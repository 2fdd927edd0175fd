import { memoize } from './memoize.ts';

/** The parts of a date to write, by its length: year, month or day. */
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
 * A date as the locale writes it, no more exact than it is known: `2023-04` becomes `April 2023`.
 * The day is the owner's, so no time zone shifts it.
 *
 * @param date YYYY, YYYY-MM or YYYY-MM-DD.
 * @param locale A BCP 47 tag.
 */
export function writeDate(date: string, locale: string): string {
  if (!(date.length in forms)) {
    throw new Error(`${date} is no date: expected YYYY, YYYY-MM or YYYY-MM-DD.`);
  }
  return formatsOf(locale)(`${date.length}`).format(new Date(date));
}
