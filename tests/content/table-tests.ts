import { describe, expect, test } from 'vitest';
import { base, edit } from './base.ts';
import { type Changes, errorsIn, warningsIn, withFolder } from './check-folder.ts';

/** The changes of `base`, then the expected errors or warnings, one line each. */
type Row = readonly [changes: Changes, ...expected: string[]];

/**
 * Test cases by name. The name `passage → replacement` with one expected problem changes the passage
 * in the file which that problem names. The name `file → new name` renames a file of `base`, and
 * `file → ` removes the file.
 */
type Rows = Readonly<Record<string, Row | string>>;

/** Defines a test for each row: the loader reports the changes as the expected errors. */
export function testErrors(topic: string, rows: Rows): void {
  runTable(topic, rows, 'error', errorsIn);
}

/** Defines a test for each row: `npm run check` reports the changes as the expected warnings. */
export function testWarnings(topic: string, rows: Rows): void {
  runTable(topic, rows, 'warning', warningsIn);
}

function runTable(
  topic: string,
  rows: Rows,
  kind: string,
  ask: (folder: string) => Promise<string>,
): void {
  describe(topic, () => {
    for (const [name, row] of Object.entries(rows)) {
      test(name, async () => {
        const [changes, ...expected] = typeof row === 'string' ? [changeOf(name, row), row] : row;
        const [heading, ...problems] = (await withFolder(changes, ask)).split('\n\n');
        expect(problems.map(inOneLine)).toEqual(expected);
        const count =
          expected.length === 1
            ? `${kind === 'error' ? 'an' : 'a'} ${kind}`
            : `${expected.length} ${kind}s`;
        expect(heading).toBe(`The content has ${count}:`);
      });
    }
  });
}

function changeOf(name: string, problem: string): Changes {
  const [passage = '', replacement = ''] = name.split(' → ');
  if (isInBase(passage)) return { [replacement || passage]: base[passage], [passage]: null };
  const file = problem.slice(0, problem.indexOf(':'));
  if (!isInBase(file)) throw new Error(`${file} is no file of the base.`);
  return edit(file, passage, replacement);
}

function isInBase(file: string): file is keyof typeof base {
  return file in base;
}

/** Formats a printed error or warning in one line: `file:line field: expected …, found …. Hint`. */
export function inOneLine(problem: string): string {
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
