/** A path into the data of a file, such as `['stats', 1, 'end']`. */
export type FieldPath = readonly PropertyKey[];

/** Formats a field path for messages: `['stats', 1, 'end']` becomes `stats[1].end`. */
export function formatPath(path: FieldPath): string {
  return path
    .map((part, index) =>
      typeof part === 'number' ? `[${part}]` : `${index === 0 ? '' : '.'}${String(part)}`,
    )
    .join('');
}
