import { existsSync } from 'node:fs';
import { defineConfig } from '@playwright/test';
import { findInstalled } from '../packages/vitrine/cli/browser/browser.ts';
import { browserFlags } from '../packages/vitrine/cli/browser/open-browser.ts';
import { type BuildName, builds } from './builds.ts';
import type { EngineName } from './cross-browser/engine-fixtures.ts';
import { fontSetFile, liberationFolder } from './fonts/font-sets.ts';
import { enterTestEnvironment } from './helpers/test-environment.ts';

/** Test files of the projects that do not belong to one of the builds in tests/builds.ts. */
const specs = {
  editor: 'editor/*.spec.ts',
  hosts: 'security/hosts.spec.ts',
  package: 'package.spec.ts',
  showcase: 'showcase-site.spec.ts',
  engines: 'cross-browser/*.spec.ts',
};

/** Test files of the sample that also run with the fonts of Liberation. */
const specsOfFonts = ['templates.spec.ts', 'resilience/*.spec.ts'];

const isOnServer = Boolean(process.env.CI);
enterTestEnvironment();

// The browsers of all tests have the same fonts on every machine.
process.env.FONTCONFIG_FILE = fontSetFile('dejavu');

const executablePath = process.env.CHROMIUM_PATH || findInstalled();
const names = Object.keys(builds).filter((name): name is BuildName => name in builds);
const notOfSample = [...Object.values(builds).map((build) => build.specs), Object.values(specs)];
const launchOptions = {
  ...(executablePath ? { executablePath } : {}),
  args: [...browserFlags],
};
const env = { ...process.env, FONTCONFIG_FILE: fontSetFile('liberation') };

export default defineConfig<object, { build: BuildName; engine: EngineName }>({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: '../test-results',
  fullyParallel: true,
  forbidOnly: isOnServer,
  workers: '100%',
  retries: 0,
  // Long enough for tests on a busy machine.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: [['dot'], ['../scripts/report-playwright.ts']],
  use: {
    viewport: { width: 1280, height: 900 },
    // Animations would double the time of the tests. Only tests that need animations allow them.
    reducedMotion: 'reduce',
    screenshot: 'only-on-failure',
    launchOptions,
  },
  projects: [
    ...names.map((build) => ({
      name: `build ${build}`,
      testMatch: 'build.setup.ts',
      use: { build },
    })),
    { name: 'editor', testMatch: specs.editor },
    { name: 'package', testMatch: specs.package },
    { name: 'showcase', testMatch: specs.showcase },
    ...names.map((build) => ({
      name: build,
      dependencies: [`build ${build}`],
      use: { build },
      ...(build === 'sample'
        ? { testIgnore: notOfSample.flat() }
        : { testMatch: builds[build].specs }),
    })),
    ...(existsSync(liberationFolder)
      ? [
          {
            name: 'liberation',
            testMatch: specsOfFonts,
            dependencies: ['build sample'],
            use: { launchOptions: { ...launchOptions, env } },
          },
        ]
      : []),
    { name: 'hosts', testMatch: specs.hosts, dependencies: ['build sample', 'build edge-cases'] },
    ...(['chromium', 'firefox', 'webkit'] as const).map((engine) => ({
      name: engine,
      testMatch: specs.engines,
      dependencies: ['build sample', 'build private'],
      fullyParallel: false,
      workers: 1,
      timeout: 120_000,
      use: { engine },
    })),
  ],
});
