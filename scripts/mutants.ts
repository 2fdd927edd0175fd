// Measures what the tests find: changes one expression of the code at a time, and runs the tests until one fails.
//
//   node scripts/mutants.ts choose --seed 7 --count 40 --out .cache/mutants.json
//   node scripts/mutants.ts run .cache/mutants.json [--at <commit>]
//
// `run` works in a copy of the repository, writes each result at once to mutants.json.<commit>.jsonl, and goes on
// where it stopped. docs/testing.md says how to read the results.
import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { fail } from '../packages/vitrine/cli/output.mjs';
import { CACHE, ROOT } from '../packages/vitrine/settings/site-paths.ts';
import { type Mutant, mutantsOf } from './mutants-of.ts';
import { pageTestArguments } from './page-tests.ts';

interface Result extends Pick<Mutant, 'file' | 'line' | 'original' | 'replacement'> {
  /** The stage whose tests failed, `survived`, or `gone` where the commit does not have the code. */
  outcome: string;
}

/** The folders whose code is changed, and the page tests that concern a folder: the first match counts. */
const sources = ['packages/vitrine', 'packages/vitrine-server', 'packages/vitrine-editor'];
const specsOf: readonly (readonly [folder: string, ...specs: string[]])[] = [
  ['features/projects/', 'tests/projects/', 'tests/project.spec'],
  ['features/contact/', 'tests/contact'],
  ['message/', 'tests/contact'],
  ['features/home/', 'tests/home.spec', 'tests/motion/'],
  ['features/about/', 'tests/about.spec'],
  ['features/details/', 'tests/details.spec'],
  ['features/service/', 'tests/service.spec'],
  ['features/posts/', 'tests/posts.spec'],
  ['features/', 'tests/templates.spec', 'tests/home.spec'],
  ['layouts/', 'tests/layout.spec', 'tests/menu.spec', 'tests/theme.spec'],
  ['seo/', 'tests/seo/'],
  ['i18n/', 'tests/languages.spec'],
  ['vitrine-server/', 'tests/security/', 'tests/contact/'],
  ['vitrine-editor/', 'tests/editor/'],
  ['', 'tests/templates.spec', 'tests/routes.spec'],
];

const git = (...args: string[]) =>
  execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).trim();

/** Draws mutants from all code: every change that is possible has the same chance. */
function choose(seed: string, count: number): Mutant[] {
  const files = git('ls-files', ...sources.map((folder) => `${folder}/*.ts*`))
    .split('\n')
    .filter((file) => !/\.test\.|\.d\.ts$|\/i18n\/[^/]+\//.test(file));
  const all = files.flatMap((file) => mutantsOf(file, readFileSync(join(ROOT, file), 'utf8')));
  // Ordered by a hash of seed and change, so that with a larger count the list only grows at its end.
  const orderOf = ({ file, before, original, after }: Mutant) =>
    createHash('sha256').update([seed, file, before, original, after].join('\0')).digest('hex');
  const ordered = new Map(all.map((mutant) => [orderOf(mutant), mutant]));
  return [...ordered]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .slice(0, count)
    .map(([, mutant]) => mutant);
}

/** Makes the copy in which the code is changed, with the packages of its lockfile. */
function makeCopy(commit: string): string {
  const copy = join(CACHE, 'mutants', commit.slice(0, 12));
  if (!existsSync(copy)) {
    git('worktree', 'prune');
    git('worktree', 'add', '--detach', copy, commit);
  }
  execFileSync('git', ['checkout', '--force', '--', '.'], { cwd: copy });
  // npm writes this file once all packages are there.
  if (!existsSync(join(copy, 'node_modules', '.package-lock.json'))) {
    execFileSync('npm', ['ci', '--prefer-offline', '--no-audit'], { cwd: copy, stdio: 'inherit' });
  }
  return copy;
}

/** The text with the change of a mutant; undefined where the text no longer has that place exactly once. */
function mutate(text: string, mutant: Mutant): string | undefined {
  const { before, original, replacement, after } = mutant;
  const parts = text.split(before + original + after);
  return parts.length === 2 ? parts.join(before + replacement + after) : undefined;
}

type Stage = readonly [name: string, program: string, ...args: string[]];

const unitTests: Stage = [
  'unit tests',
  'vitest/vitest.mjs',
  ...['run', '--config=tests/vitest.config.ts', '--project=unit*', '--bail=1'],
  ...['--reporter=dot', '--passWithNoTests'],
];
const relatedUnitTests = (file: string): Stage => {
  const [, program, , ...args] = unitTests;
  return ['related unit tests', program, 'related', file, '--run', ...args];
};
const pageTests = (specs: readonly string[]): Stage => [
  'page tests',
  '@playwright/test/cli.js',
  ...['test', '--config=tests', '-x', '--reporter=dot', ...pageTestArguments, ...specs],
];

/** Runs the tests of a stage in the copy. @returns whether all passed */
function passes([, program, ...args]: Stage, copy: string): boolean {
  const { status } = spawnSync(process.execPath, [join(copy, 'node_modules', program), ...args], {
    cwd: copy,
    stdio: 'ignore',
    // A change can lead to an endless loop: an hour without an end counts as a failure.
    timeout: 3_600_000,
  });
  return status === 0;
}

/** Runs the tests of a mutant in the copy, cheapest first, until one fails. */
function outcomeOf(mutant: Mutant, copy: string): string {
  const { file } = mutant;
  const path = join(copy, file);
  const text = existsSync(path) ? readFileSync(path, 'utf8') : '';
  const changed = mutate(text, mutant);
  if (changed === undefined) return 'gone';
  const shortPath = file.replace(/^packages\/(?:vitrine\/)?/, '');
  const specs = specsOf.find(([folder]) => shortPath.startsWith(folder))?.slice(1) ?? [];
  const ofPages = specs.length > 0 ? [pageTests(specs)] : [];
  const stages = [relatedUnitTests(file), unitTests, ...ofPages];
  writeFileSync(path, changed);
  try {
    return stages.find((stage) => !passes(stage, copy))?.[0] ?? 'survived';
  } finally {
    writeFileSync(path, text);
  }
}

function runAll(list: string, at: string): void {
  const commit = git('rev-parse', at);
  const log = `${list}.${commit.slice(0, 12)}.jsonl`;
  const lines = existsSync(log) ? readFileSync(log, 'utf8').split('\n').filter(Boolean) : [];
  const mutants: Mutant[] = JSON.parse(readFileSync(list, 'utf8'));
  const copy = makeCopy(commit);
  if (lines.length === 0) {
    const red = [unitTests, pageTests([])].find((stage) => !passes(stage, copy));
    if (red !== undefined) fail(`The ${red[0]} of ${commit} fail without a change, in ${copy}.`);
  }
  for (const [index, mutant] of mutants.entries()) {
    if (index < lines.length) continue;
    const { file, line, original, replacement } = mutant;
    const result: Result = { file, line, original, replacement, outcome: outcomeOf(mutant, copy) };
    appendFileSync(log, `${JSON.stringify(result)}\n`);
    console.log(`${index + 1}/${mutants.length}  ${result.outcome}  ${file}:${line}`);
  }
  console.log(`Results: ${log}`);
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seed: { type: 'string', default: '1' },
    count: { type: 'string', default: '40' },
    out: { type: 'string', default: 'mutants.json' },
    at: { type: 'string', default: 'HEAD' },
  },
});
const [task, list] = positionals;
if (task === 'choose') {
  const mutants = choose(values.seed, Number(values.count));
  writeFileSync(values.out, JSON.stringify(mutants, null, 2));
  console.log(`${mutants.length} mutants: ${values.out}`);
} else if (task === 'run' && list !== undefined) {
  runAll(resolve(list), values.at);
} else {
  fail('Usage: node scripts/mutants.ts choose|run, see the first lines of that file.');
}
