import { describe, expect, test } from 'vitest';
import { base, edit } from './base.ts';
import { type Changes, errorsIn, warningsIn, withFolder } from './check-folder.ts';

/** What is changed in the base, then the problems that come of it, one line each. */
type Row = readonly [changes: Changes, ...expected: string[]];

/**
 * What goes wrong, and how. Where one passage is the whole change, `passage → replacement` names the
 * row, and the file is the one that the only problem names. Where the name of a file is, it is
 * `file → new name`, or `file → ` where it is gone.
 */
type Rows = Readonly<Record<string, Row | string>>;

/** A test for each row: these changes are mistakes, and told in these words. */
export function testErrors(topic: string, rows: Rows): void {
  runTable(topic, rows, 'error', errorsIn);
}

/** A test for each row: of these changes `npm run check` warns in these words. */
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

/** A problem as it is printed, as `file:line field: expected …, found …. Hint`. */
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
