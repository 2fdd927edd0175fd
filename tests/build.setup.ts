import { join, resolve } from 'node:path';
import { expect } from '@playwright/test';
import { fingerprint, isBuilt } from '../cli/build/fingerprint.ts';
import { run } from '../platform/child-process.mjs';
import { readSettings } from '../platform/read-settings.ts';
import { ROOT } from '../platform/site-paths.ts';
import { buildSettings } from '../src/integration/build-settings.ts';
import { type Build, type BuildName, builds } from './builds.ts';
import { test } from './fixtures.ts';

function variablesOf(build: BuildName): Record<string, string> {
  const { outDir, base, content, look }: Build = builds[build];
  // The best quality takes a third of the whole build; `expectFirstRoundTrip` asks for it by itself.
  const compression = { PAGE_COMPRESSION: '9' };
  return { OUT_DIR: outDir, BASE: base, CONTENT: content, LOOK: look ?? '', ...compression };
}

/** Runs a command of the project with the settings of a build. @returns its exit code */
function runFor(build: BuildName, command: 'build' | 'check-site'): Promise<number> {
  return run(process.execPath, [join(ROOT, 'cli/main.ts'), command], {
    cwd: ROOT,
    env: { ...process.env, ...variablesOf(build) },
  });
}

test('the site is built, and every address and element in it is right', async ({ build }) => {
  test.setTimeout(300_000);
  const { outDir, content } = builds[build];
  const settings = readSettings(buildSettings, variablesOf(build));
  if (!isBuilt(outDir, fingerprint(settings))) {
    expect(await runFor(build, 'build'), `the build of ${resolve(ROOT, content)}`).toBe(0);
  }
  expect(await runFor(build, 'check-site'), `the check of ${resolve(ROOT, outDir)}`).toBe(0);
});
