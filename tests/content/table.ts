import { describe, expect, test } from 'vitest';
import { type base, edit } from './base.ts';
import { type Changes, mistakesIn, warningsIn, withFolder } from './report.ts';

/** What is changed in the base, then the problems that come of it, one line each. */
type Row = readonly [changes: Changes, ...told: string[]];

/** What goes wrong, and how. */
type Rows = Readonly<Record<string, Row>>;

/** A test for each row: these changes are mistakes, and told in these words. */
export function mistakes(topic: string, rows: Rows): void {
  runTable(topic, rows, 'mistake', mistakesIn);
}

/** A test for each row: of these changes `npm run check` warns in these words. */
export function warnings(topic: string, rows: Rows): void {
  runTable(topic, rows, 'warning', warningsIn);
}

/**
 * Rows about one passage, each of which says what stands in its place and what is found there.
 *
 * @param told The line up to `, found`.
 */
export function inPlaceOf(
  file: keyof typeof base,
  passage: string,
  told: string,
  found: Readonly<Record<string, string>>,
): Rows {
  const rows = Object.entries(found).map(([text, what]): [string, Row] => [
    text,
    [edit(file, passage, text), `${told}, found ${what}`],
  ]);
  return Object.fromEntries(rows);
}

function runTable(
  topic: string,
  rows: Rows,
  kind: string,
  ask: (folder: string) => Promise<string>,
): void {
  describe(topic, () => {
    for (const [name, [changes, ...told]] of Object.entries(rows)) {
      test(name, async () => {
        const [heading, ...problems] = (await withFolder(changes, ask)).split('\n\n');
        expect(problems.map(inOneLine)).toEqual(told);
        const count = told.length === 1 ? `a ${kind}` : `${told.length} ${kind}s`;
        expect(heading).toBe(`The content has ${count}:`);
      });
    }
  });
}

/** A problem as it is printed, as `file:line field: expected …, found …. Hint`. */
function inOneLine(problem: string): string {
  return problem
    .replace(
      /^content\/(.+?)(?: {2}(.+))?\n {2}expected {2}(.+)\n {2}found {5}(.+)/,
      (_, ...parts) => {
        const [file, field, expected, found] = parts;
        return `${file}${field ? ` ${field}` : ''}: expected ${expected}, found ${found}`;
      },
    )
    .replace('\n  ', '. ');
}
