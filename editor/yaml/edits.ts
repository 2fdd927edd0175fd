/** A piece of a text and what is to stand in its place. */
export interface Edit {
  start: number;
  end: number;
  text: string;
}

/**
 * A part of a text with the edits that lie within it. They do not overlap.
 *
 * @param from Where the part begins.
 * @param to Where it ends.
 */
export function applyEdits(
  source: string,
  edits: readonly Edit[],
  from = 0,
  to = source.length,
): string {
  let result = '';
  let place = from;
  for (const { start, end, text } of [...edits].sort((a, b) => a.start - b.start)) {
    if (start < from || end > to) continue;
    result += source.slice(place, start) + text;
    place = end;
  }
  return result + source.slice(place, to);
}
