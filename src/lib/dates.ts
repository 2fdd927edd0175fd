/** Whether a date is before another. `2023` and `2023-04` count as equal (different precision). */
export function isBefore(date: string, other: string): boolean {
  return date < other.slice(0, date.length);
}

/** Today's date as YYYY-MM-DD, in the time zone of the machine that runs this code. */
export function today(now = new Date()): string {
  const two = (number: number) => String(number).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

/** Whether an entry is published on a day: the entry is no draft, and its date is not later. */
export function isPublished(draft: unknown, date: unknown, day = today()): boolean {
  return draft !== true && String(date) <= day;
}
