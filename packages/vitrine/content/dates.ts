/** Whether a date is before another. `2023` and `2023-04` count as equal (different precision). */
export function isBefore(date: string, other: string): boolean {
  return date < other.slice(0, date.length);
}

/**
 * Today's date as YYYY-MM-DD.
 *
 * @param timeZone The IANA name of a time zone, such as `Europe/Berlin`; by default that of the machine
 *   that runs this code.
 */
export function today(now = new Date(), timeZone?: string): string {
  // Swedish dates have the form of ISO 8601.
  return new Intl.DateTimeFormat('sv', { dateStyle: 'short', timeZone }).format(now);
}

/** Whether an entry is published on a day: the entry is no draft, and its date is not later. */
export function isPublished(draft: unknown, date: unknown, day: string): boolean {
  return draft !== true && String(date) <= day;
}

/** Whether a text is the IANA name of a time zone, such as `Europe/Berlin`. */
export function isTimeZone(zone: string): boolean {
  // Intl also accepts offsets such as +02:00, which know no summer time.
  if (!/^[a-z]/i.test(zone)) return false;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }) !== undefined;
  } catch {
    return false;
  }
}
