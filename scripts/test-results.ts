/** What came of a stage: how many tests passed, failed and were skipped, and which to look at. */
export interface Results {
  passed: number;
  failed: number;
  skipped: number;
  /** What failed, each with where it stands and the first line of why. */
  failures: readonly string[];
  /** What failed once and passed at the next try, each with where it stands. */
  flaky: readonly string[];
}

/** No test at all. */
export const none: Results = { passed: 0, failed: 0, skipped: 0, failures: [], flaky: [] };

/**
 * What came of a stage that is one check.
 * @param name what to call it if it failed
 */
export function oneCheck(name: string, passed: boolean): Results {
  return passed ? { ...none, passed: 1 } : { ...none, failed: 1, failures: [name] };
}

/** The results of several stages together. */
export function sum(all: readonly Results[]): Results {
  return all.reduce(
    (total, one) => ({
      passed: total.passed + one.passed,
      failed: total.failed + one.failed,
      skipped: total.skipped + one.skipped,
      failures: [...total.failures, ...one.failures],
      flaky: [...total.flaky, ...one.flaky],
    }),
    none,
  );
}

/** Results as a line, such as `12 passed, 0 failed`; what was skipped is named only if there is any. */
export function countsLine({ passed, failed, skipped }: Results): string {
  const line = `${passed} passed, ${failed} failed`;
  return skipped > 0 ? `${line}, ${skipped} skipped` : line;
}

/** The last words of a run: what to look at, then the counts. */
export function summary(results: Results): string {
  const lists = [
    ['Passed at the second try:', results.flaky],
    ['Failed:', results.failures],
  ] as const;
  return [
    ...lists
      .filter(([, entries]) => entries.length > 0)
      .map(([heading, entries]) => [heading, ...entries.map((entry) => `  ${entry}`)].join('\n')),
    countsLine(results),
  ].join('\n\n');
}
