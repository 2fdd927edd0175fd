/** The index after this one; the first follows on the last. Without items it is 0. */
export function nextIndex(index: number, count: number): number {
  return count === 0 ? 0 : (index + 1) % count;
}

/** The index before this one; the last comes before the first. */
export function previousIndex(index: number, count: number): number {
  return count === 0 ? 0 : (index - 1 + count) % count;
}

/**
 * The indexes of the items side by side, beginning with the current one; the first follows on the
 * last. Each is there once, so there may be fewer than columns.
 */
export function sideBySide(index: number, columns: number, count: number): number[] {
  return Array.from({ length: Math.min(columns, count) }, (_, column) => (index + column) % count);
}
