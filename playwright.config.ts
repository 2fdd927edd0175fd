import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { defineConfig } from '@playwright/test';
import { findInstalled } from './scripts/browser.ts';
import { browserFlags } from './scripts/open-browser.ts';
import { type TestBuild, testBuilds } from './scripts/test-builds.ts';

// The servers of the builds listen here and on the ports after it.
const FIRST_PORT = Number(process.env.TEST_PORT || 4650);

/** Tests that look at one build only; every other test looks at the sample. */
const OWN_TESTS: Readonly<Record<string, string>> = {
  'sub-path': 'sub-path.spec.ts',
  minimal: 'minimal.spec.ts',
  awkward: 'awkward.spec.ts',
  'right-to-left': 'right-to-left.spec.ts',
};

/** Tests of the editor, which start it themselves. */
const EDITOR_TESTS = 'editor/*.spec.ts';

/** Tests in further browsers, which engines.config.ts runs. */
const ENGINE_TESTS = 'engines/*.spec.ts';

// `npm test` says which; a single test started by hand takes what is there.
const executablePath = process.env.CHROMIUM_PATH || findInstalled();

// TEST_SITES=sample,minimal leaves the others out.
const chosen = process.env.TEST_SITES?.split(',');

const sites = testBuilds
  .map((build, index) => ({ build, port: FIRST_PORT + index }))
  .filter(({ build }) => chosen?.includes(build.name) ?? true);

export default defineConfig({
  testDir: 'tests',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: availableParallelism(),
  // A busy machine may take its time.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  // Chromium without windows now and then stops drawing a page for good (one test in some hundreds,
  // never the same). Such a test has a second try and is told as flaky; what breaks, breaks twice.
  retries: 1,
  reporter: 'list',
  use: {
    viewport: { width: 1280, height: 900 },
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: [...browserFlags],
    },
  },
  projects: [
    ...sites.map(({ build: { name, BASE = '' }, port }) => ({
      name,
      testMatch: OWN_TESTS[name] ?? '**/*.spec.ts',
      testIgnore:
        name in OWN_TESTS ? [] : [...Object.values(OWN_TESTS), EDITOR_TESTS, ENGINE_TESTS],
      use: { baseURL: `http://127.0.0.1:${port}${BASE}/` },
    })),
    ...((chosen?.includes('editor') ?? true) ? [{ name: 'editor', testMatch: EDITOR_TESTS }] : []),
  ],
  webServer: sites.map(({ build, port }) => server(build, port)),
});

/** The project's own server with one of the builds, as `npm start` runs it. */
function server({ name, outDir, BASE = '' }: TestBuild, port: number) {
  return {
    name,
    command: `"${process.execPath}" server/main.ts`,
    cwd: import.meta.dirname,
    env: {
      HOST: '127.0.0.1',
      PORT: String(port),
      BASE,
      OUT_DIR: outDir,
      DATA_DIR: resolve(import.meta.dirname, '.cache/test-data', name),
    },
    url: `http://127.0.0.1:${port}/healthz`,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 5000 },
  };
}
