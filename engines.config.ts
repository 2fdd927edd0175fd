import { defineConfig } from '@playwright/test';
import { findEngines } from './scripts/engines.ts';
import type { EngineOptions } from './tests/engines/fixtures.ts';

/**
 * Tests of the pages in further browsers: `npm run test:browsers`. Playwright runs the tests, and
 * other libraries drive the browsers.
 */
export default defineConfig<object, EngineOptions>({
  testDir: 'tests/engines',
  outputDir: 'test-results/engines',
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  timeout: 120_000,
  // WebKit's driver now and then stops answering (docs/decisions/0017-three-engines.md). A second try
  // has a new browser; what breaks, breaks twice.
  retries: 1,
  reporter: 'list',
  // One browser of each kind runs, for one test after the other.
  projects: findEngines().installed.map(({ engine, program }) => ({
    name: engine,
    workers: 1,
    use: { engine, program },
  })),
});
