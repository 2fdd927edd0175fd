import type { SourceFile } from 'vitrine/editing';
import { type FieldPath, textsOf } from 'vitrine/form';

/** Parses the path of a field: `stats[1].end` becomes `['stats', 1, 'end']`. */
export function parsePath(field: string): FieldPath {
  return [...field.matchAll(/\[(\d+)\]|[^.[\]]+/g)].map(([name, index]) =>
    index === undefined ? name : Number(index),
  );
}

/** The field whose text includes a line of the file; undefined for a line below the front matter. */
export function fieldAtLine(source: SourceFile, line: number): FieldPath | undefined {
  if (isBelow(source, line)) return undefined;
  const above = textsOf(source.data)
    .map(({ path }) => ({ path, first: source.lineOf(path) }))
    .filter(({ first }) => first <= line)
    .sort((one, other) => one.first - other.first);
  return above.at(-1)?.path;
}

/** The paragraph of the Markdown below the front matter that begins at a line of the file, or after it. */
export function paragraphAt({ body, linesBefore }: SourceFile, line: number): string {
  const rest = body.split('\n').slice(Math.max(0, line - linesBefore - 1));
  return (
    rest
      .join('\n')
      .trim()
      .split(/\n{2,}/)[0] ?? ''
  );
}

/** Whether a line is below the front matter. A YAML file has no Markdown text. */
function isBelow({ body, linesBefore }: SourceFile, line: number): boolean {
  return body !== '' && line > linesBefore;
}
