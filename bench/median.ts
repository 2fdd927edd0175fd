/**
 * The one in the middle, once they are put in order.
 *
 * @throws RangeError where there is none.
 */
export function medianBy<T>(all: readonly T[], compare: (a: T, b: T) => number): T {
  const [median] = all.toSorted(compare).slice(all.length >> 1);
  if (median === undefined) throw new RangeError('Nothing was measured.');
  return median;
}

/** The same for numbers. */
export const median = (all: readonly number[]) => medianBy(all, (a, b) => a - b);
