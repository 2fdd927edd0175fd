/** The value of `unicode-range` in CSS for code points, such as `U+41-5A,U+61`. */
export function unicodeRange(points: Iterable<number>): string {
  const sorted = [...new Set(points)].toSorted((a, b) => a - b);
  const ranges: { first: number; last: number }[] = [];
  for (const point of sorted) {
    const current = ranges.at(-1);
    if (current?.last === point - 1) current.last = point;
    else ranges.push({ first: point, last: point });
  }
  const hex = (point: number) => point.toString(16).toUpperCase();
  return ranges
    .map(({ first, last }) => `U+${hex(first)}${last > first ? `-${hex(last)}` : ''}`)
    .join();
}

/** Whether a character is in a value of `unicode-range`, as {@link unicodeRange} writes it. */
export function isInRange(range: string, character: string): boolean {
  const point = character.codePointAt(0) ?? 0;
  return range.split(',').some((part) => {
    const [first = '', last = first] = part.replace('U+', '').split('-');
    return Number.parseInt(first, 16) <= point && point <= Number.parseInt(last, 16);
  });
}
