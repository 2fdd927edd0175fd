// The part of `npm run test:browsers` that needs the packages: builds the sample if anything changed,
// then tests its pages in every engine that is here.

import { buildIfChanged } from '../cli/build/build.ts';
import { fail } from '../cli/output.mjs';
import { NO_BROWSER } from './browser.ts';
import { findEngines } from './engines.ts';
import { engineTests, runStage } from './stages.ts';
import { summary } from './test-results.ts';

const { installed, missing } = findEngines();
if (installed.length === 0) fail([NO_BROWSER, ...missing].join('\n'));

// Named, so that an owner's content folder does not take its place in a test.
process.env.CONTENT = 'sample';
if (await buildIfChanged()) {
  const results = await runStage(engineTests(installed));
  for (const line of missing) console.log(`\n${line}`);
  console.log(`\n${summary(results)}`);
  process.exitCode = results.failed > 0 ? 1 : 0;
} else process.exitCode = 1;
