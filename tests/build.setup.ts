import { join, resolve } from 'node:path';
import { expect } from '@playwright/test';
import { buildSettings } from '../cli/build/build-settings.ts';
import { builtPart, fingerprint } from '../cli/build/fingerprint.ts';
import { run } from '../cli/children.mjs';
import { ROOT } from '../cli/project.ts';
import { readSettings } from '../server/environment.ts';
import { type BuildName, builds } from './builds.ts';
import { test } from './fixtures.ts';

/** Runs a command of the project with the settings of a build. @returns its exit code */
function runFor(build: BuildName, command: 'build' | 'check-site'): Promise<number> {
  const { outDir, base: path, content } = builds[build];
  return run(process.execPath, [join(ROOT, 'cli/main.ts'), command], {
    cwd: ROOT,
    env: { ...process.env, OUT_DIR: outDir, BASE: path, CONTENT: content },
  });
}

test('the site is built, and every address and element in it is right', async ({ build }) => {
  test.setTimeout(300_000);
  const { outDir, base: path, content } = builds[build];
  const settings = readSettings(buildSettings, { OUT_DIR: outDir, BASE: path, CONTENT: content });
  if ((await builtPart(outDir, fingerprint(settings))) !== 'all') {
    expect(await runFor(build, 'build'), `the build of ${resolve(ROOT, content)}`).toBe(0);
  }
  expect(await runFor(build, 'check-site'), `the check of ${resolve(ROOT, outDir)}`).toBe(0);
});
