import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { z } from 'zod';
import { ROOT } from '../cli/project.ts';
import { oneCheck, type Results } from './test-results.ts';

type Outcome = 'passed' | 'failed' | 'skipped' | 'flaky';

/** One test of a report. */
interface Told {
  outcome: Outcome;
  /** Where it stands and what it says. */
  name: string;
  /** Why it failed, as the tool says it. */
  reason?: string | undefined;
}

const vitestOutcome = z
  .enum(['passed', 'failed', 'pending', 'skipped', 'todo', 'disabled'])
  .transform((status) => (status === 'passed' || status === 'failed' ? status : 'skipped'));

const vitestReport = z
  .object({
    testResults: z.array(
      z.object({
        name: z.string(),
        status: z.enum(['passed', 'failed']),
        message: z.string(),
        assertionResults: z.array(
          z.object({
            status: vitestOutcome,
            fullName: z.string(),
            failureMessages: z.array(z.string()).nullish(),
          }),
        ),
      }),
    ),
  })
  .transform(({ testResults }) =>
    testResults.flatMap(({ name: path, status, message, assertionResults }): Told[] => {
      const file = relative(ROOT, path);
      const tests = assertionResults.map(
        ({ status: outcome, fullName, failureMessages }): Told => ({
          outcome,
          name: `${file} › ${fullName}`,
          reason: failureMessages?.[0],
        }),
      );
      // A file can fail without a test of its own that does: it does not load, or fails around them.
      const isExplained = status === 'passed' || tests.some(({ outcome }) => outcome === 'failed');
      return isExplained ? tests : [...tests, { outcome: 'failed', name: file, reason: message }];
    }),
  );

// Playwright names those that passed at the second try; playwright.config.ts says why there is one.
const playwrightOutcomes = {
  expected: 'passed',
  unexpected: 'failed',
  flaky: 'flaky',
  skipped: 'skipped',
} as const;
const playwrightOutcome = z
  .enum(['expected', 'unexpected', 'flaky', 'skipped'])
  .transform((status) => playwrightOutcomes[status]);

const playwrightSuite = z.object({
  specs: z.array(
    z.object({
      title: z.string(),
      file: z.string(),
      line: z.number(),
      tests: z.array(
        z.object({
          projectName: z.string(),
          status: playwrightOutcome,
          results: z.array(
            z.object({ error: z.object({ message: z.string() }).partial().optional() }),
          ),
        }),
      ),
    }),
  ),
  get suites() {
    return z.array(playwrightSuite).optional();
  },
});

const playwrightReport = z
  .object({ config: z.object({ rootDir: z.string() }), suites: z.array(playwrightSuite) })
  .transform(({ config, suites }) => suites.flatMap((suite) => toldIn(suite, config.rootDir)));

function toldIn(suite: z.infer<typeof playwrightSuite>, folder: string): Told[] {
  const own = suite.specs.flatMap(({ title, file, line, tests }) =>
    tests.map(({ projectName, status: outcome, results }) => ({
      outcome,
      name: `${relative(ROOT, join(folder, file))}:${line} in ${projectName} › ${title}`,
      reason: results.find(({ error }) => error)?.error?.message,
    })),
  );
  return [...own, ...(suite.suites ?? []).flatMap((inner) => toldIn(inner, folder))];
}

const reports = { vitest: vitestReport, playwright: playwrightReport } as const;

/** A tool whose JSON report can be read. */
export type Tool = keyof typeof reports;

/**
 * Reads what came of a test run.
 * @param stage what to call a failure that no test stands for: no report, no test found, a server
 *   that does not start; it counts as one failed test
 * @param file the tool's JSON report
 * @param exitCode what the tool ended with
 */
export function readReport(tool: Tool, stage: string, file: string, exitCode: number): Results {
  if (!existsSync(file)) return oneCheck(`${stage}: no report was written`, false);
  const told = reports[tool].parse(JSON.parse(readFileSync(file, 'utf8')));
  const of = (outcome: Outcome) => told.filter((test) => test.outcome === outcome);
  const failed = of('failed');
  const unexplained = exitCode !== 0 && failed.length === 0;
  const empty = told.length === of('skipped').length;
  const failures = [
    ...failed.map(({ name, reason }) => [name, firstLine(reason)].filter(Boolean).join(': ')),
    ...(empty ? [`${stage}: no test ran`] : []),
    ...(unexplained && !empty ? [`${stage}: ended with ${exitCode} although no test failed`] : []),
  ];
  return {
    passed: of('passed').length + of('flaky').length,
    failed: failures.length,
    skipped: of('skipped').length,
    failures,
    flaky: of('flaky').map(({ name }) => name),
  };
}

function firstLine(text = ''): string {
  return stripVTControlCharacters(text).trim().split('\n', 1)[0] ?? '';
}
