// The part of `npm test` that needs the packages: a browser, then every stage of the tests.

import { fail } from '../cli/output.mjs';
import { findBrowser } from './browser.ts';
import { findEngines } from './engines.ts';
import {
  astroTypes,
  build,
  engineTests,
  lint,
  pageTests,
  runStage,
  type Stage,
  siteCheck,
  types,
  unitTests,
} from './stages.ts';
import { testBuilds } from './test-builds.ts';
import { type Results, sum, summary } from './test-results.ts';

// A log of a build server is read as plain text.
if (process.env.CI) {
  delete process.env.FORCE_COLOR;
  process.env.NO_COLOR = '1';
}

const browser = await findBrowser();
if ('problem' in browser) fail(browser.problem);
console.log(`Browser for the page tests: ${browser.path}`);

// The compiler works on one core most of the time, and leaves the unit tests another.
const results = (await Promise.all([inTurn([types, astroTypes]), inTurn([unitTests])])).flat();

// A build works on one core most of the time: the sample, by far the largest, has one to itself.
const [sample, ...fixtures] = testBuilds;
const [ofSample, ofFixtures, ofLint] = await Promise.all([
  sample ? inTurn([build(sample)]) : [],
  inTurn(fixtures.flatMap((fixture) => [build(fixture), siteCheck(fixture)])),
  runStage(lint),
]);
results.push(...ofSample, ...ofFixtures, ofLint);

if (sum([...ofSample, ...ofFixtures]).failed === 0) {
  // The page tests are in Chromium.
  const { installed, missing } = findEngines();
  const further = installed.filter(({ engine }) => engine !== 'chromium');
  for (const line of missing) console.log(`\n${line}`);

  // The check works on one core only, and the further browsers wait for much of their time.
  results.push(
    ...(await Promise.all([
      ...(sample ? [runStage(siteCheck(sample))] : []),
      ...(further.length > 0 ? [runStage(engineTests(further))] : []),
    ])),
  );
  results.push(await runStage(pageTests(browser.path)));
} else console.log('\n== page tests: not run, because a build or its check failed');

async function inTurn(stages: readonly Stage[]): Promise<Results[]> {
  const all: Results[] = [];
  for (const stage of stages) all.push(await runStage(stage));
  return all;
}

const total = sum(results);
console.log(`\n${summary(total)}`);
process.exitCode = total.failed > 0 ? 1 : 0;
