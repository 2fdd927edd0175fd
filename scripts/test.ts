// Runs the tests for `npm test` and `npm run test:all`, once the packages are installed. docs/testing.md
// describes what each test covers.
import { closeSync, existsSync, mkdirSync, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs, stripVTControlCharacters } from 'node:util';
import { run } from '../platform/child-process.mjs';
import { fail, stopwatch } from '../platform/output.mjs';
import { disableTelemetry, displayPath, ROOT } from '../platform/site-paths.ts';
import { liberationFolder } from '../tests/fonts/font-sets.ts';
import { findBrowser } from './browser.ts';

/** A tool that checks the project: the name of the stage, the tool's program in node_modules, arguments. */
type Stage = readonly [name: string, program: string, ...args: string[]];

const { values: flags, positionals: files } = parseArgs({
  options: {
    all: { type: 'boolean' },
    'allow-missing': { type: 'boolean' },
  },
  allowPositionals: true,
});

const checks: readonly Stage[] = [
  ['types', 'typescript/bin/tsc'],
  ['types of Astro files', 'astro/bin/astro.mjs', 'check', '--tsconfig', 'tsconfig.astro.json'],
  ['lint', '@biomejs/biome/bin/biome', 'ci', '.'],
  ['promises', 'oxlint/bin/oxlint'],
  ['unused code', 'knip/bin/knip.js'],
  ['words', 'cspell/bin.mjs', '--no-progress', '--no-summary'],
  ['package', 'publint/src/cli.js', '--strict'],
];
const packageTypes: Stage = [
  'types of the package',
  '@arethetypeswrong/cli/dist/index.js',
  '--pack',
  '.',
];
const rules = (...args: string[]): Stage => ['rules', 'vitest/vitest.mjs', 'run', ...args];
const pages = (...args: string[]): Stage => ['pages', '@playwright/test/cli.js', 'test', ...args];

/** Lists of stages. The lists run in parallel, and the stages of a list one after the other. */
function lanes(): Stage[][] {
  if (files.length > 0) {
    return [[pages('--pass-with-no-tests', ...files), rules('--passWithNoTests', ...files)]];
  }
  if (flags.all) return [[pages()], [rules(), ...checks, packageTypes]];
  const projects = ['sample', 'minimal', 'awkward', 'editor', 'hosts'];
  return [
    [pages('--grep-invert=@all', ...projects.map((name) => `--project=${name}`))],
    // A single process, which loads each module once; the pages take longer.
    [rules('--project=rules', '--maxWorkers=1'), ...checks],
  ];
}

/** Runs a stage, and logs its result and its time. @returns the output of the tool if the stage failed */
async function runStage([name, program, ...args]: Stage): Promise<string | undefined> {
  const time = stopwatch();
  const log = join(logs, `${name.replaceAll(' ', '-')}.log`);
  const output = openSync(log, 'w');
  const code = await run(process.execPath, [join(ROOT, 'node_modules', program), ...args], {
    cwd: ROOT,
    env,
    output,
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
  if (code === 0) return undefined;
  // Lists the names of failed tests first, because in the output of a tool they are far down.
  const failed = stripVTControlCharacters(said).match(/^ *(?:FAIL|\d+\)) .*/gm) ?? [];
  return `\n== ${name}\n${[...failed, '', said].join('\n')}`;
}

if (flags.all && !flags['allow-missing'] && !existsSync(liberationFolder))
  fail(
    `The tests with the fonts of Liberation need ${liberationFolder} (Debian: apt-get install fonts-liberation).`,
  );

const browser = await findBrowser().catch((error: Error) => fail(error.message));
console.log(`Browser: ${browser}`);
const env = {
  ...process.env,
  ...disableTelemetry,
  CHROMIUM_PATH: browser,
  ...(flags['allow-missing'] && { ALLOW_MISSING: '1' }),
};
const logs = join(ROOT, '.cache', 'test-logs');
mkdirSync(logs, { recursive: true });

let anyTest = false;
const total = stopwatch();
const failures = await Promise.all(
  lanes().map(async (stages) => {
    let failed = '';
    for (const stage of stages) failed += (await runStage(stage)) ?? '';
    return failed;
  }),
);
console.log(failures.join(''));
if (failures.every((failed) => failed === '')) {
  if (!anyTest) fail(`No test ran: no test file has ${files.join(' or ')} in its path.`);
  console.log(`All passed in ${total()}.`);
} else {
  console.log(
    `Failed after ${total()}. To run one test file: npm test -- <part of the file's path>`,
  );
  process.exitCode = 1;
}
