import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { countsLine, oneCheck, readCounts, sum, type Tool } from './test-results.ts';

let folder: string;
let file: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrine-results-'));
  file = join(folder, 'report.json');
});
afterEach(() => rm(folder, { recursive: true }));

const vitest = (passed: number, failed: number, pending = 0, todo = 0) => ({
  numPassedTests: passed,
  numFailedTests: failed,
  numPendingTests: pending,
  numTodoTests: todo,
});
const playwright = (expected: number, unexpected: number, flaky = 0, skipped = 0) => ({
  stats: { expected, unexpected, flaky, skipped },
});

test.each<[string, Tool, unknown, number, string]>([
  ['all well', 'vitest', vitest(5, 0), 0, '5 passed, 0 failed'],
  ['two failed', 'vitest', vitest(5, 2, 1, 1), 1, '5 passed, 2 failed, 2 skipped'],
  ['a file that does not load', 'vitest', vitest(5, 0), 1, '5 passed, 1 failed'],
  ['no test at all', 'vitest', vitest(0, 0), 0, '0 passed, 1 failed'],
  ['all well', 'playwright', playwright(7, 0), 0, '7 passed, 0 failed'],
  ['one at the second try', 'playwright', playwright(7, 0, 1), 0, '8 passed, 0 failed'],
  ['some failed', 'playwright', playwright(7, 2, 0, 3), 1, '7 passed, 2 failed, 3 skipped'],
  ['a server that does not start', 'playwright', playwright(0, 0), 1, '0 passed, 1 failed'],
])('%s in %s', async (_, tool, report, exitCode, line) => {
  await writeFile(file, JSON.stringify(report));
  expect(countsLine(readCounts(tool, file, exitCode))).toBe(line);
});

test('a run without a report failed', () => {
  expect(readCounts('vitest', file, 0)).toEqual(oneCheck(false));
});

test('stages add up', () => {
  expect(sum([oneCheck(true), oneCheck(false), { passed: 3, failed: 0, skipped: 1 }])).toEqual({
    passed: 4,
    failed: 1,
    skipped: 1,
  });
});
