import { join, resolve } from 'node:path';
import { test as base, expect } from '@playwright/test';
import { buildSettings } from '../scripts/build-settings.ts';
import { run } from '../scripts/children.mjs';
import { fingerprint, isBuilt } from '../scripts/fingerprint.ts';
import { ROOT } from '../scripts/project.ts';
import { readSettings } from '../server/environment.ts';
import { type BuildName, builds } from './builds.ts';

const test = base.extend<object, { build: BuildName }>({
  build: ['sample', { option: true, scope: 'worker' }],
});

/** Runs a command of the project with the settings of a build. @returns its exit code */
function runFor(build: BuildName, script: string): Promise<number> {
  const { outDir, base: path, content } = builds[build];
  return run(process.execPath, [join(ROOT, 'scripts', script)], {
    cwd: ROOT,
    env: { ...process.env, OUT_DIR: outDir, BASE: path, CONTENT: content },
  });
}

test('the site is built, and every address and element in it is right', async ({ build }) => {
  test.setTimeout(300_000);
  const { outDir, base: path, content } = builds[build];
  const settings = readSettings(buildSettings, { OUT_DIR: outDir, BASE: path, CONTENT: content });
  if (!(await isBuilt(outDir, await fingerprint(settings)))) {
    expect(await runFor(build, 'build.ts'), `the build of ${resolve(ROOT, content)}`).toBe(0);
  }
  expect(await runFor(build, 'check-site.ts'), `the check of ${resolve(ROOT, outDir)}`).toBe(0);
});
