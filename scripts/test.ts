// Runs the tests for `npm test` and `npm run test:all`, once the packages are installed. docs/testing.md
// describes what each test covers.
import { closeSync, existsSync, mkdirSync, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs, stripVTControlCharacters } from 'node:util';
import { findBrowser } from '../packages/vitrine/cli/browser/browser.ts';
import { run } from '../packages/vitrine/cli/child-process.mjs';
import { fail, stopwatch } from '../packages/vitrine/cli/output.mjs';
import { disableTelemetry, displayPath, ROOT } from '../packages/vitrine/settings/site-paths.ts';
import { liberationFolder } from '../tests/fonts/font-sets.ts';
import { pageTestArguments } from './page-tests.ts';
import { printPrices } from './price-list.ts';
import { isFailure } from './send-failure.ts';

/** A tool that checks the project: the name of the stage, the tool's program in node_modules, arguments. */
type Stage = readonly [name: string, program: string, ...args: string[]];

const { values: flags, positionals: files } = parseArgs({
  options: {
    all: { type: 'boolean' },
    'allow-missing': { type: 'boolean' },
    changed: { type: 'boolean' },
    prices: { type: 'boolean' },
    shard: { type: 'string', default: '1/1' },
  },
  allowPositionals: true,
});

const checks: readonly Stage[] = [
  ['imports, styles and lines', '../scripts/check-imports.ts'],
  ['lint', '@biomejs/biome/bin/biome', 'ci', '.'],
  [
    'styles of looks',
    'stylelint/bin/stylelint.mjs',
    ...['--config=.config/stylelint.config.mjs', 'packages/vitrine/looks/*/!(*.module).css'],
  ],
  ['unused code', 'knip/bin/knip.js', '--config', '.config/knip.ts'],
  ['types', '@typescript/native/bin/tsc', '--singleThreaded'],
  ['promises', 'oxlint/bin/oxlint'],
  [
    'types of Astro files',
    'astro/bin/astro.mjs',
    ...['check', '--noSync', '--tsconfig=packages/vitrine/tsconfig.astro.json'],
  ],
  ['package', 'publint/src/cli.js', '--strict', 'packages/vitrine'],
];
const packageTypes: Stage = [
  'types of the package',
  '@arethetypeswrong/cli/dist/index.js',
  ...['--pack', 'packages/vitrine'],
];
/** The order of the unit tests is random, because a test must not depend on the one before it. */
const order = process.env.TEST_ORDER ?? String(Date.now() % 1_000_000);
const unit = (...args: string[]): Stage => [
  'unit',
  'vitest/vitest.mjs',
  ...['run', '--config=tests/vitest.config.ts', '--sequence.shuffle', `--sequence.seed=${order}`],
  ...['--reporter=dot', '--reporter=./scripts/report-vitest.ts', ...args],
];
const e2e = (...args: string[]): Stage => [
  'e2e',
  '@playwright/test/cli.js',
  ...['test', '--config=tests', ...args],
];

/** Lists of stages. The lists run in parallel, and the stages of a list one after the other. */
function lanes(): (readonly Stage[])[] {
  if (files.length > 0) {
    return [[e2e('--pass-with-no-tests', ...files), unit('--passWithNoTests', ...files)]];
  }
  if (flags.changed) {
    return [[unit('--project=unit*', '--changed', '--passWithNoTests'), ...checks.slice(0, 5)]];
  }
  if (flags.all) {
    // A part of the tests, as in `1/4`, for jobs that run side by side. The first one also runs the checks.
    const { shard } = flags;
    const further = shard.startsWith('1/') ? [...checks, packageTypes] : [];
    return [[e2e(`--shard=${shard}`)], [unit(`--shard=${shard}`), ...further]];
  }
  return [
    [e2e(...pageTestArguments)],
    // A single process loads each module once.
    [unit('--project=unit*', '--maxWorkers=1')],
    // The quick ones first.
    checks,
  ];
}

/** Shows a failed test at once, while the rest of its stage still runs. */
function showFailure(message: unknown): void {
  if (!isFailure(message)) return;
  console.log(`FAILED  ${message.test}\n${stripVTControlCharacters(message.message)}\n`);
}

/** Runs a stage, and logs its result and its time; its whole output if it failed. @returns whether it passed */
async function runStage([name, program, ...args]: Stage): Promise<boolean> {
  const time = stopwatch();
  const log = join(logs, `${name.replaceAll(' ', '-')}.log`);
  const output = openSync(log, 'w');
  const code = await run(process.execPath, [join(ROOT, 'node_modules', program), ...args], {
    cwd: ROOT,
    env,
    output,
    onMessage: showFailure,
  });
  closeSync(output);
  const said = readFileSync(log, 'utf8');
  // The last count of passed or skipped tests in the output of the tool.
  const count =
    stripVTControlCharacters(said)
      .match(/\d+ (?:passed|skipped).*/g)
      ?.at(-1) ?? '';
  if (count !== '') anyTest = true;
  console.log(
    `${code === 0 ? 'passed' : 'FAILED'}  ${name} (${time()})  ${count}  ${displayPath(log)}`,
  );
  if (code !== 0) console.log(said);
  return code === 0;
}

if (flags.prices) {
  printPrices();
  process.exit();
}
if (flags.all && !flags['allow-missing'] && !existsSync(liberationFolder))
  fail(
    `The tests with the fonts of Liberation need ${liberationFolder} (Debian: apt-get install fonts-liberation).`,
  );

const browser = await findBrowser().catch((error: Error) => fail(error.message));
console.log(`Browser: ${browser}`);
/** Random cases: more, and others each day, in the tests of the night. tests/helpers/random-cases.ts reads these. */
const nightly = {
  SEED: process.env.SEED ?? new Date().toISOString().slice(0, 10).replaceAll('-', ''),
  CASES: process.env.CASES ?? '20',
};
if (flags.all) console.log(`Random cases: SEED=${nightly.SEED} CASES=${nightly.CASES}`);
const env = {
  ...process.env,
  ...disableTelemetry,
  ...(flags.all && nightly),
  CHROMIUM_PATH: browser,
  // The native compiler, also that of oxlint, checks shared types once for each thread.
  GOMAXPROCS: '1',
  // Code that programs of tests and tools share is compiled once.
  NODE_COMPILE_CACHE: join(ROOT, '.cache', 'node'),
  ...(flags['allow-missing'] && { ALLOW_MISSING: '1' }),
};
const logs = join(ROOT, '.cache', 'test-logs');
mkdirSync(logs, { recursive: true });

let anyTest = false;
const total = stopwatch();
console.log(`Random order of unit tests: ${order} (again: TEST_ORDER=${order} npm test)`);
const failed: string[] = [];
await Promise.all(
  lanes().map(async (stages) => {
    for (const stage of stages) if (!(await runStage(stage))) failed.push(stage[0]);
  }),
);
if (failed.length === 0) {
  if (!anyTest) fail(`No test ran: no test file has ${files.join(' or ')} in its path.`);
  console.log(`All passed in ${total()}.`);
} else {
  console.log(
    `Failed after ${total()}: ${failed.join(', ')}. One test file: npm test -- <part of its path>`,
  );
  process.exitCode = 1;
}
