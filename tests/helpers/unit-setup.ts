// Runs before each file of unit tests.
import fc from 'fast-check';
import { beforeEach, vi } from 'vitest';
import { cases, seed } from './random-cases.ts';

// A failure of `npm test` comes from a change of the code, and not from other random cases.
fc.configureGlobal({ seed, numRuns: cases(100) });

// No test leaves variables or globals to the next one: this ends each test, after all that the test cleans up itself. The
// options of Vitest for this run before a test, so the next file would start with what the last test of a file has set.
beforeEach(({ onTestFinished }) => {
  onTestFinished(() => {
    vi.unstubAllEnvs();
    vi.unstubAllGlobals();
  });
});
