import { mkdir, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { run } from '../cli/children.mjs';
import { stopwatch } from '../cli/output.mjs';
import { disableTelemetry, ROOT } from '../cli/project.ts';
import { engineNames, type InstalledEngine } from './engines.ts';
import type { TestBuild } from './test-builds.ts';
import { readReport, type Tool } from './test-reports.ts';
import { countsLine, oneCheck, type Results } from './test-results.ts';

/** A step of `npm test` or `npm run lint`. */
export interface Stage {
  name: string;
  /** Runs it to its end, with its output in this terminal. */
  run: () => Promise<Results>;
}

/** Runs a stage under its name, and says what came out and how long it took. */
export async function runStage(stage: Stage): Promise<Results> {
  console.log(`\n== ${stage.name}`);
  const time = stopwatch();
  const results = await stage.run();
  console.log(`== ${stage.name}: ${countsLine(results)} (${time()})`);
  return results;
}

/** Types of everything but the files of Astro. */
export const types: Stage = check('types', () => runTool('typescript/bin/tsc', []));

/** Types of the files of Astro. Its check could do all, in twice the time that both take so. */
export const astroTypes: Stage = check('types of Astro files', () =>
  runTool('astro/bin/astro.mjs', ['check', '--tsconfig', 'tsconfig.astro.json']),
);

/** Lint and format. */
export const lint: Stage = check('lint', () => {
  const colours = process.env.NO_COLOR ? ['--colors=off'] : [];
  return runTool('@biomejs/biome/bin/biome', ['ci', ...colours, '.']);
});

/** Tests of rules and components. */
export const unitTests: Stage = reported('unit tests', 'vitest', 'unit-tests.json', (report) =>
  runTool('vitest/vitest.mjs', [
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ]),
);

/** Tests of the built pages in a browser. */
export function pageTests(browser: string): Stage {
  return reported('page tests', 'playwright', 'page-tests.json', (report) =>
    runTool('@playwright/test/cli.js', ['test', '--reporter=list,json'], {
      CHROMIUM_PATH: browser,
      PLAYWRIGHT_JSON_OUTPUT_FILE: report,
    }),
  );
}

/**
 * Tests of the built pages in further browsers.
 *
 * @param engines What they are driven in; at least one, and installed.
 */
export function engineTests(engines: readonly InstalledEngine[]): Stage {
  const projects = engines.map(({ engine }) => `--project=${engine}`);
  const name = `page tests in ${engines.map(({ engine }) => engineNames[engine]).join(', ')}`;
  return reported(name, 'playwright', 'engine-tests.json', (report) =>
    runTool(
      '@playwright/test/cli.js',
      ['test', '--config=engines.config.ts', '--reporter=list,json', ...projects],
      { PLAYWRIGHT_JSON_OUTPUT_FILE: report },
    ),
  );
}

/** A build for the page tests. */
export function build(testBuild: TestBuild): Stage {
  return check(`build ${testBuild.name}`, () => runCommand('build', testBuild));
}

/** Links, anchors and markup of a build. */
export function siteCheck(testBuild: TestBuild): Stage {
  return check(`check ${testBuild.name}`, () => runCommand('check-site', testBuild));
}

async function runCommand(
  name: string,
  { outDir, BASE = '', CONTENT = '' }: TestBuild,
): Promise<number> {
  // The sample is named, so that an owner's content folder does not take its place in a test.
  const env = { ...process.env, OUT_DIR: outDir, BASE, CONTENT: CONTENT || 'sample' };
  return await run(process.execPath, [join(ROOT, 'cli', 'main.ts'), name], { cwd: ROOT, env });
}

async function runTool(
  program: string,
  args: readonly string[],
  variables: Record<string, string> = {},
): Promise<number> {
  const script = join(ROOT, 'node_modules', program);
  const env = { ...process.env, ...disableTelemetry, ...variables };
  return await run(process.execPath, [script, ...args], { cwd: ROOT, env });
}

/** A stage that is one check, which passed if it ends with 0. */
function check(name: string, start: () => Promise<number>): Stage {
  return { name, run: async () => oneCheck(name, (await start()) === 0) };
}

/** A stage whose tool writes a report. */
function reported(
  name: string,
  tool: Tool,
  fileName: string,
  start: (report: string) => Promise<number>,
): Stage {
  return {
    name,
    run: async () => {
      const report = resolve(ROOT, '.cache', fileName);
      await mkdir(resolve(ROOT, '.cache'), { recursive: true });
      await rm(report, { force: true });
      return readReport(tool, name, report, await start(report));
    },
  };
}
