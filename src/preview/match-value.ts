import type { MarkedField } from '../content/marks/field-table.ts';
import { memoize } from '../lib/memoize.ts';

/** The part of a text that shows the value of a field. */
export interface Match {
  start: number;
  end: number;
  /** Whether the text shows nothing else. */
  isWhole: boolean;
}

/**
 * Finds the value of a field in a text of the page that has no mark. The page may have formatted the value.
 *
 * @param language The language of the page, in which numbers and dates are written.
 */
export function matchOf(
  { kind, value }: MarkedField,
  text: string,
  language: string,
): Match | undefined {
  switch (kind) {
    case 'text': {
      const shown = text.trim();
      // A page may show the first sentence only.
      const isBeginning = value.startsWith(shown) && /[.!?…。！？]$/.test(shown);
      return matchIn(text, isBeginning ? shown : value);
    }
    case 'word':
      return matchIn(text, value);
    case 'number':
      return firstOf(numberForms(language)(value), (form) => matchIn(text, form));
    case 'date':
      return matchOfDate(value, text, language);
    case 'link': {
      const short = value.replaceAll(/^https?:\/\/(?:www\.)?|\/$/g, '');
      const match = matchIn(text, value) ?? matchIn(text, short);
      return match?.isWhole ? match : undefined;
    }
    default:
      return undefined;
  }
}

function firstOf<T>(all: readonly T[], match: (one: T) => Match | undefined): Match | undefined {
  for (const one of all) {
    const found = match(one);
    if (found) return found;
  }
  return undefined;
}

/** Finds a text that is no part of a longer word or number. */
function matchIn(text: string, value: string): Match | undefined {
  const shown = value.trim();
  const start = shown === '' ? -1 : text.indexOf(shown);
  if (start < 0) return undefined;
  const end = start + shown.length;
  const isJoined =
    /(?:[\p{L}\p{N}]|\p{N}[.,])$/u.test(text.slice(0, start)) ||
    /^(?:[\p{L}\p{N}]|[.,]\p{N})/u.test(text.slice(end));
  return isJoined ? undefined : { start, end, isWhole: text.trim() === shown };
}

/** The ways to write a number in a language, by the number. */
const numberForms = memoize((language) => {
  const formats = [0, 1, 2].map(
    (minimumFractionDigits) =>
      new Intl.NumberFormat(language, { minimumFractionDigits, maximumFractionDigits: 6 }),
  );
  return memoize((value) => [value, ...formats.map((format) => format.format(Number(value)))]);
});

/** The ways to write the year and the month of a date in a language, by the date. */
const dateForms = memoize((language) => {
  const formatOf = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' });
  const year = formatOf({ year: 'numeric' });
  const months = (['long', 'short', '2-digit', 'numeric'] as const).map((month) =>
    formatOf({ month }),
  );
  return memoize((date) => ({
    years: [date.slice(0, 4), year.format(new Date(date))],
    months: months.map((month) => month.format(new Date(date))),
  }));
});

/** Matches a text with the year of the date, and with its month if the text has a month. */
function matchOfDate(date: string, text: string, language: string): Match | undefined {
  const { years, months } = dateForms(language)(date);
  const year = firstOf(years, (form) => matchIn(text, form));
  if (!year || year.isWhole) return year;
  // Without a month, the other words of the text have nothing to do with the date.
  const month = firstOf(months, (form) => matchIn(text, form));
  if (!month) return namesMonth(text, language) ? undefined : year;
  return {
    start: Math.min(year.start, month.start),
    end: Math.max(year.end, month.end),
    isWhole: false,
  };
}

/** The long and short names of all months in a language. */
const monthNames = memoize((language) =>
  Array.from({ length: 12 }, (_, index) => `2024-${String(index + 1).padStart(2, '0')}-01`).flatMap(
    (date) => dateForms(language)(date).months.slice(0, 2),
  ),
);

function namesMonth(text: string, language: string): boolean {
  return monthNames(language).some((name) => matchIn(text, name) !== undefined);
}
