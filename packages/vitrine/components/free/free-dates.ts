import { isBefore, today } from '../../content/dates.ts';
import type { Contact } from '../../content/schemas/contact.ts';
import type { Strings } from '../../i18n/language.ts';
import { writeDate } from '../../i18n/write-date.ts';

export type Availability = NonNullable<Contact['availability']>;

/** A month as YYYY-MM, and whether the owner has no time in it. */
export interface Month {
  month: string;
  isTaken: boolean;
}

/** The number of months that a bar shows: at least, and after the first free month. */
const [minMonths, laterMonths] = [6, 3];

/**
 * The day (YYYY-MM-DD) from which the owner is free, or else the first month (YYYY-MM) without work; undefined if
 * the content has neither, or only dates in the past.
 */
export function nextFree(availability: Availability, day = today()): string | undefined {
  const { open, from, taken = [] } = availability;
  if (from && !isBefore(from, day)) return from;
  if (!(open && taken.some((month) => !isBefore(month, day)))) return undefined;
  return yearFrom(day).find((month) => !taken.includes(month));
}

/** The months from today to a few after the next free one; empty without a free date in the next twelve months. */
export function monthsAhead(availability: Availability, day = today()): Month[] {
  const free = nextFree(availability, day)?.slice(0, 7);
  const months = yearFrom(day);
  if (!(free && months.includes(free))) return [];
  return months.slice(0, Math.max(minMonths, months.indexOf(free) + laterMonths)).map((month) => ({
    month,
    isTaken: month < free || availability.taken?.includes(month) === true,
  }));
}

/** The twelve months that begin with the month of a day. */
function yearFrom(day: string): string[] {
  const [year = 0, month = 0] = day.split('-').map(Number);
  return Array.from({ length: 12 }, (_, index) =>
    new Date(Date.UTC(year, month - 1 + index)).toISOString().slice(0, 7),
  );
}

/** The next free date with its label, or else the owner's words; `until` is the last day on which it is shown. */
export function freeWords(availability: Availability, strings: Strings['contact'], locale: string) {
  const until = nextFree(availability);
  const isOpen = availability.open;
  return until === undefined
    ? { label: strings.availability, text: availability.text, isOpen }
    : { label: strings.nextFree, text: writeDate(until, locale), until, isOpen };
}

export type FreeWords = ReturnType<typeof freeWords>;
