export type Daypart = 'morning' | 'afternoon' | 'evening' | 'night';

/** Hours at which a part of the day begins, in local time (specification, section 4). */
const begins: readonly [hour: number, daypart: Daypart][] = [
  [5, 'morning'],
  [12, 'afternoon'],
  [17, 'evening'],
  [21, 'night'],
];

/** The part of the day at a given time, by the clock of the device. */
export function daypart(now: Date): Daypart {
  const hour = now.getHours();
  return begins.findLast(([first]) => hour >= first)?.[1] ?? 'night';
}
