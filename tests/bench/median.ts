/**
 * The median of numbers; of an even count, the upper one of the two middle values.
 *
 * @throws RangeError if there are no numbers.
 */
export function median(all: readonly number[]): number {
  const middle = all.toSorted((a, b) => a - b)[all.length >> 1];
  if (middle === undefined) throw new RangeError('There are no measured values for a median.');
  return middle;
}
