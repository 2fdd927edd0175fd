import type { FieldPath } from './yaml-file.ts';

/** `['stats', 1, 'end']` as `stats[1].end`. */
export function formatPath(path: FieldPath): string {
  return path
    .map((part, index) =>
      typeof part === 'number' ? `[${part}]` : `${index === 0 ? '' : '.'}${String(part)}`,
    )
    .join('');
}
