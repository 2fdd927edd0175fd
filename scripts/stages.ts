import { mkdir, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { run } from './children.mjs';
import { engineNames, type InstalledEngine } from './engines.ts';
import { quietTools, ROOT } from './project.ts';
import type { TestBuild } from './test-builds.ts';
import { type Counts, countsLine, oneCheck, readCounts, type Tool } from './test-results.ts';
import { stopwatch } from './words.mjs';

/** A step of `npm test` or `npm run lint`. */
export interface Stage {
  name: string;
  /** Runs it to its end, with its output in this terminal. */
  run: () => Promise<Counts>;
}

/** Runs a stage under its name, and says what came out and how long it took. */
export async function runStage(stage: Stage): Promise<Counts> {
  console.log(`\n== ${stage.name}`);
  const time = stopwatch();
  const counts = await stage.run();
  console.log(`== ${stage.name}: ${countsLine(counts)} (${time()})`);
  return counts;
}

/** Types of everything but the files of Astro. */
export const types: Stage = {
  name: 'types',
  run: async () => oneCheck((await runTool('typescript/bin/tsc', [])) === 0),
};

/** Types of the files of Astro. Its check could do all, in twice the time that both take so. */
export const astroTypes: Stage = {
  name: 'types of Astro files',
  run: async () => {
    const check = ['check', '--tsconfig', 'tsconfig.astro.json'];
    return oneCheck((await runTool('astro/bin/astro.mjs', check)) === 0);
  },
};

/** Lint and format. */
export const lint: Stage = {
  name: 'lint',
  run: async () => {
    const colours = process.env.NO_COLOR ? ['--colors=off'] : [];
    return oneCheck((await runTool('@biomejs/biome/bin/biome', ['ci', ...colours, '.'])) === 0);
  },
};

/** Tests of rules and components. */
export const unitTests: Stage = {
  name: 'unit tests',
  run: async () =>
    await countedTests('vitest', 'unit-tests.json', (report) =>
      runTool('vitest/vitest.mjs', [
        'run',
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=${report}`,
      ]),
    ),
};

/** Tests of the built pages in a browser. */
export function pageTests(browser: string): Stage {
  return {
    name: 'page tests',
    run: async () =>
      await countedTests('playwright', 'page-tests.json', (report) =>
        runTool('@playwright/test/cli.js', ['test', '--reporter=list,json'], {
          CHROMIUM_PATH: browser,
          PLAYWRIGHT_JSON_OUTPUT_FILE: report,
        }),
      ),
  };
}

/**
 * Tests of the built pages in further browsers.
 *
 * @param engines What they are driven in; at least one, and installed.
 */
export function engineTests(engines: readonly InstalledEngine[]): Stage {
  const projects = engines.map(({ engine }) => `--project=${engine}`);
  return {
    name: `page tests in ${engines.map(({ engine }) => engineNames[engine]).join(', ')}`,
    run: async () =>
      await countedTests('playwright', 'engine-tests.json', (report) =>
        runTool(
          '@playwright/test/cli.js',
          ['test', '--config=engines.config.ts', '--reporter=list,json', ...projects],
          { PLAYWRIGHT_JSON_OUTPUT_FILE: report },
        ),
      ),
  };
}

/** A build for the page tests. */
export function build(testBuild: TestBuild): Stage {
  return { name: `build ${testBuild.name}`, run: () => runScript('build.ts', testBuild) };
}

/** Links, anchors and markup of a build. */
export function siteCheck(testBuild: TestBuild): Stage {
  return { name: `check ${testBuild.name}`, run: () => runScript('check-site.ts', testBuild) };
}

async function runScript(
  name: string,
  { outDir, BASE = '', CONTENT = '' }: TestBuild,
): Promise<Counts> {
  // The sample is named, so that an owner's content folder does not take its place in a test.
  const env = { ...process.env, OUT_DIR: outDir, BASE, CONTENT: CONTENT || 'sample' };
  const script = join(ROOT, 'scripts', name);
  return oneCheck((await run(process.execPath, [script], { cwd: ROOT, env })) === 0);
}

async function runTool(
  program: string,
  args: readonly string[],
  variables: Record<string, string> = {},
): Promise<number> {
  const script = join(ROOT, 'node_modules', program);
  const env = { ...process.env, ...quietTools, ...variables };
  return await run(process.execPath, [script, ...args], { cwd: ROOT, env });
}

async function countedTests(
  tool: Tool,
  fileName: string,
  start: (report: string) => Promise<number>,
): Promise<Counts> {
  const report = resolve(ROOT, '.cache', fileName);
  await mkdir(resolve(ROOT, '.cache'), { recursive: true });
  await rm(report, { force: true });
  return readCounts(tool, report, await start(report));
}
