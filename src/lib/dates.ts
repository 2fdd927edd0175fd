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
