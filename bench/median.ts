/**
 * The middle value; of an even count, the upper one of the two in the middle.
 *
 * @throws RangeError if there is no value.
 */
export function median(all: readonly number[]): number {
  const middle = all.toSorted((a, b) => a - b)[all.length >> 1];
  if (middle === undefined) throw new RangeError('Nothing was measured.');
  return middle;
}
