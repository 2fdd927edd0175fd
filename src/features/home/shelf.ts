/**
 * How many goods stand side by side on a shelf of the window.
 *
 * @param count How many goods there are.
 * @returns 3 to 7: a few goods stand close to each other, many need more room.
 */
export function shelfColumns(count: number): number {
  if (count <= 4) return 3;
  return count <= 25 ? 5 : 7;
}
