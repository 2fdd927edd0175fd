import { z } from 'zod';

const dateRule = "a date that exists, as YYYY-MM-DD or YYYY-MM, or a year in quotes: '2023'";

/** A day, a month or a year, written YYYY-MM-DD, YYYY-MM or YYYY (JSON Resume calls it iso8601). */
export const partialDate = () =>
  z
    .string({ error: dateRule })
    .regex(/^[12]\d{3}(?:-(?:0[1-9]|1[0-2])(?:-[0-3]\d)?)?$/, { error: dateRule })
    .refine(isInCalendar, { error: dateRule });

function isInCalendar(date: string): boolean {
  return date.length < 10 || z.iso.date().safeParse(date).success;
}

/** What begins and, if it is over, ends. */
export interface Period {
  startDate?: string | undefined;
  endDate?: string | undefined;
}

/** Refuses an end before the start; where one of them is less exact, only what both say counts. */
export function refuseEarlyEnd(period: Period, context: z.RefinementCtx): void {
  const { startDate, endDate } = period;
  if (startDate === undefined || endDate === undefined) return;
  const both = Math.min(startDate.length, endDate.length);
  if (endDate.slice(0, both) >= startDate.slice(0, both)) return;
  const message = `a date that is not before the start, ${startDate}`;
  context.addIssue({ code: 'custom', path: ['endDate'], message, input: endDate });
}
