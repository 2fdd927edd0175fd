import { expect, test } from 'vitest';
import { lineErrors } from './line-budgets.ts';

const errorsOf = (lines: number) =>
  lineErrors(
    new Map([
      ['packages/vitrine-server/a.ts', 'a\n'.repeat(lines - 1)],
      ['docs/a.mjs', 'a\n'.repeat(9999)],
      ['packages/vitrine-server/b.ts', 'b\n'],
    ]),
  ).filter((error) => error.startsWith('server'));

test('a part with more lines than its limit is an error, with the number of lines to remove', () => {
  expect(errorsOf(7850)).toEqual([]);
  expect(errorsOf(7853)).toEqual([
    'server: 7853 lines of code, limit 7850 (scripts/line-budgets.ts). Remove 3 lines.',
  ]);
});

test('a limit above its goal has to follow the count', () => {
  expect(lineErrors(new Map())).toContain(
    'create-vitrine: 0 lines of code, limit 610 (scripts/line-budgets.ts). Lower the limit to 500.',
  );
});
