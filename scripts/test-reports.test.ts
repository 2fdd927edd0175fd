import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ROOT } from '../cli/project.ts';
import { readReport, type Tool } from './test-reports.ts';
import { none } from './test-results.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrine-reports-'));
});
afterEach(() => rm(folder, { recursive: true }));

async function read(tool: Tool, report: unknown, exitCode: number) {
  const file = join(folder, 'report.json');
  await writeFile(file, JSON.stringify(report));
  return readReport(tool, 'the stage', file, exitCode);
}

const vitestFile = (status: string, message: string, assertionResults: object[]) => ({
  name: join(ROOT, 'src/a.test.ts'),
  status,
  message,
  assertionResults,
});
const vitestTest = (status: string, fullName: string, ...failureMessages: string[]) => ({
  status,
  fullName,
  failureMessages,
});

const playwright = (...specs: object[]) => ({
  config: { rootDir: join(ROOT, 'tests') },
  suites: [{ specs: [], suites: [{ specs }] }],
});
const spec = (title: string, status: string, ...messages: string[]) => ({
  title,
  file: 'home.spec.ts',
  line: 7,
  tests: [
    { projectName: 'sample', status, results: messages.map((message) => ({ error: { message } })) },
  ],
});

test('vitest: tests pass, fail with a reason, and are left out', async () => {
  const report = {
    testResults: [
      vitestFile('failed', '', [
        vitestTest('passed', 'adds'),
        vitestTest('failed', 'counts', 'Error: \u001b[31mexpected 1 to be 2\u001b[39m\n  at src'),
        vitestTest('pending', 'waits'),
        vitestTest('todo', 'comes'),
      ]),
    ],
  };
  expect(await read('vitest', report, 1)).toEqual({
    passed: 1,
    failed: 1,
    skipped: 2,
    failures: ['src/a.test.ts › counts: Error: expected 1 to be 2'],
    flaky: [],
  });
});

test('vitest: a file that does not load is one failure', async () => {
  const report = { testResults: [vitestFile('failed', 'Cannot find ./b.ts\n', [])] };
  expect(await read('vitest', report, 1)).toEqual({
    ...none,
    failed: 1,
    failures: ['src/a.test.ts: Cannot find ./b.ts'],
  });
});

test('vitest: a file that fails around its tests is one failure beside them', async () => {
  const report = {
    testResults: [vitestFile('failed', 'Not left', [vitestTest('passed', 'adds')])],
  };
  expect(await read('vitest', report, 1)).toEqual({
    ...none,
    passed: 1,
    failed: 1,
    failures: ['src/a.test.ts: Not left'],
  });
});

test('playwright: tests pass, fail, pass at the second try, and are left out', async () => {
  const report = playwright(
    spec('greets', 'expected'),
    spec('turns', 'unexpected', 'Timed out\nCall log', 'Timed out again'),
    spec('draws', 'flaky', 'Page crashed'),
    spec('prints', 'skipped'),
  );
  expect(await read('playwright', report, 1)).toEqual({
    passed: 2,
    failed: 1,
    skipped: 1,
    failures: ['tests/home.spec.ts:7 in sample › turns: Timed out'],
    flaky: ['tests/home.spec.ts:7 in sample › draws'],
  });
});

test.each<[string, Tool, unknown, number, string]>([
  ['no test in vitest', 'vitest', { testResults: [] }, 0, 'no test ran'],
  ['a server that does not start', 'playwright', playwright(), 1, 'no test ran'],
  [
    'an end that no test explains',
    'playwright',
    playwright(spec('greets', 'expected')),
    3,
    'ended with 3 although no test failed',
  ],
])('%s is a failure of the stage', async (_, tool, report, exitCode, why) => {
  const { failed, failures } = await read(tool, report, exitCode);
  expect(failed).toBe(1);
  expect(failures).toEqual([`the stage: ${why}`]);
});

test('a run without a report failed', () => {
  expect(readReport('vitest', 'the stage', join(folder, 'none.json'), 0)).toEqual({
    ...none,
    failed: 1,
    failures: ['the stage: no report was written'],
  });
});
