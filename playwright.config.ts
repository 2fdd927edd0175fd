import { defineConfig } from '@playwright/test';
import { findInstalled } from './scripts/browser.ts';
import { browserFlags } from './scripts/open-browser.ts';
import { type BuildName, builds } from './tests/builds.ts';
import type { EngineName } from './tests/cross-browser/engine-fixtures.ts';

/** Tests that look at one build only, or at none; every other test looks at the sample. */
const specs = {
  minimal: 'minimal.spec.ts',
  awkward: ['awkward.spec.ts', 'posts.spec.ts', 'contact/radio-fields.spec.ts'],
  'right-to-left': 'right-to-left.spec.ts',
  theatre: 'trades.spec.ts',
  'data-journalist': 'trades.spec.ts',
  studio: 'trades.spec.ts',
  catalogue: 'trades.spec.ts',
  gallery: 'trades.spec.ts',
  workbench: 'trades.spec.ts',
  departures: 'trades.spec.ts',
  specimens: 'trades.spec.ts',
  editor: 'editor/*.spec.ts',
  hosts: 'security/hosts.spec.ts',
  package: 'package.spec.ts',
  engines: 'cross-browser/*.spec.ts',
};

const executablePath = process.env.CHROMIUM_PATH || findInstalled();
const names = Object.keys(builds).filter((name): name is BuildName => name in builds);

export default defineConfig<object, { build: BuildName; engine: EngineName }>({
  testDir: 'tests',
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: '100%',
  retries: 0,
  // A busy machine may take its time.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: 'dot',
  use: {
    viewport: { width: 1280, height: 900 },
    // What moves costs half of the time; tests of motion and of whole templates let it move.
    reducedMotion: 'reduce',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: [...browserFlags],
    },
  },
  projects: [
    ...names.map((build) => ({
      name: `build ${build}`,
      testMatch: 'build.setup.ts',
      use: { build },
    })),
    { name: 'editor', testMatch: specs.editor },
    { name: 'package', testMatch: specs.package },
    ...names.map((build) => ({
      name: build,
      dependencies: [`build ${build}`],
      use: { build },
      ...(build === 'sample'
        ? { testIgnore: Object.values(specs).flat() }
        : { testMatch: specs[build] }),
    })),
    { name: 'hosts', testMatch: specs.hosts, dependencies: ['build sample', 'build awkward'] },
    ...(['chromium', 'firefox', 'webkit'] as const).map((engine) => ({
      name: engine,
      testMatch: specs.engines,
      dependencies: ['build sample'],
      fullyParallel: false,
      workers: 1,
      timeout: 120_000,
      use: { engine },
    })),
  ],
});
