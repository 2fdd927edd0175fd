import { z } from 'zod';

const dateRule = 'a date that exists, as YYYY-MM-DD, YYYY-MM or YYYY';

const month = String.raw`\d{4}-(?:0[1-9]|1[0-2])`;
/** A day of a month that has it, leap years and all. */
const day = z.regexes.date.source.slice(1, -1);
const dateForm = new RegExp(String.raw`^(?:\d{4}|${month}|${day})$`);

/** A day, a month or a year, written YYYY-MM-DD, YYYY-MM or YYYY (`iso8601` in JSON Resume). */
export const partialDate = () => z.string({ error: dateRule }).regex(dateForm, { error: dateRule });

/** Whether one date is before another; where one is less exact, only what both say counts. */
export function isBefore(date: string, other: string): boolean {
  return date < other.slice(0, date.length);
}

/** Today in the owner's own time, as YYYY-MM-DD. */
export function today(now = new Date()): string {
  const two = (number: number) => String(number).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

/** Whether an entry is out on a day: it is no draft, and its date has come. */
export function isPublished(draft: unknown, date: unknown, day = today()): boolean {
  return draft !== true && String(date) <= day;
}
