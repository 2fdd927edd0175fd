/**
 * The one in the middle, once they are put in order; of an even number the one above.
 *
 * @throws RangeError where there is none.
 */
export function median(all: readonly number[]): number {
  const middle = all.toSorted((a, b) => a - b)[all.length >> 1];
  if (middle === undefined) throw new RangeError('Nothing was measured.');
  return middle;
}
