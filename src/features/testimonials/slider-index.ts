/**
 * The index after this one; the first follows on the last.
 *
 * @param count How many items there are; where there are none, the index is 0.
 */
export function nextIndex(index: number, count: number): number {
  return count === 0 ? 0 : (index + 1) % count;
}

/** The index before this one; the last comes before the first. */
export function previousIndex(index: number, count: number): number {
  return count === 0 ? 0 : (index - 1 + count) % count;
}

/**
 * The items that stand side by side, in order, beginning with the current one and going on with
 * the first after the last.
 *
 * @param columns How many there is room for.
 * @returns Their indexes, each of them once: fewer than the columns where there are fewer items.
 */
export function sideBySide(index: number, columns: number, count: number): number[] {
  return Array.from({ length: Math.min(columns, count) }, (_, column) => (index + column) % count);
}
