export type Daypart = 'morning' | 'afternoon' | 'evening' | 'night';

/** Hours at which a part begins, by the visitor's clock (specification, section 4). */
const begins: readonly [hour: number, daypart: Daypart][] = [
  [5, 'morning'],
  [12, 'afternoon'],
  [17, 'evening'],
  [21, 'night'],
];

/** The part of the day at a moment, by the clock of this device. */
export function daypart(now: Date): Daypart {
  const hour = now.getHours();
  return begins.findLast(([first]) => hour >= first)?.[1] ?? 'night';
}

/** The moment at which the next part begins, by the clock of this device. */
export function nextDaypart(now: Date): Date {
  const next = new Date(now);
  const hour = begins.find(([first]) => first > now.getHours())?.[0];
  if (hour === undefined) next.setDate(next.getDate() + 1);
  next.setHours(hour ?? begins[0]?.[0] ?? 0, 0, 0, 0);
  return next;
}
