import { existsSync, readFileSync } from 'node:fs';
import { z } from 'zod';

/** How many tests of a stage passed, failed and were skipped. */
export interface Counts {
  passed: number;
  failed: number;
  skipped: number;
}

/** The count of a stage that is one check. */
export function oneCheck(passed: boolean): Counts {
  return passed ? { passed: 1, failed: 0, skipped: 0 } : { passed: 0, failed: 1, skipped: 0 };
}

const vitestReport = z
  .object({
    numPassedTests: z.number(),
    numFailedTests: z.number(),
    numPendingTests: z.number(),
    numTodoTests: z.number(),
  })
  .transform((report) => ({
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests + report.numTodoTests,
  }));

const playwrightReport = z
  .object({
    stats: z.object({
      expected: z.number(),
      unexpected: z.number(),
      flaky: z.number(),
      skipped: z.number(),
    }),
  })
  .transform(({ stats }) => ({
    // Playwright names those that passed at the second try; playwright.config.ts says why there is one.
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    skipped: stats.skipped,
  }));

const reports = { vitest: vitestReport, playwright: playwrightReport } as const;

/** A tool whose JSON report can be read. */
export type Tool = keyof typeof reports;

/**
 * Reads the counts of a test run.
 * @param file the tool's JSON report
 * @param exitCode what the tool ended with; a failure that no test stands for (a file that does not
 *   load, no test found, no report) counts as one failed test
 */
export function readCounts(tool: Tool, file: string, exitCode: number): Counts {
  if (!existsSync(file)) return oneCheck(false);
  const counts = reports[tool].parse(JSON.parse(readFileSync(file, 'utf8')));
  const unexplained = exitCode !== 0 && counts.failed === 0;
  const empty = counts.passed + counts.failed === 0;
  return unexplained || empty ? { ...counts, failed: counts.failed + 1 } : counts;
}

/** The counts of several stages together. */
export function sum(all: readonly Counts[]): Counts {
  const total = { passed: 0, failed: 0, skipped: 0 };
  for (const { passed, failed, skipped } of all) {
    total.passed += passed;
    total.failed += failed;
    total.skipped += skipped;
  }
  return total;
}

/** Counts as a line, such as `12 passed, 0 failed`; what was skipped is named only if there is any. */
export function countsLine({ passed, failed, skipped }: Counts): string {
  const line = `${passed} passed, ${failed} failed`;
  return skipped > 0 ? `${line}, ${skipped} skipped` : line;
}
