// Builds two hundred random contents and looks at every page: `node bench/content.ts`, or with
// `-- --seed 7 --count 1` one of them again.
import { parseArgs } from 'node:util';
import { stopwatch } from '../cli/output.mjs';
import { openBrowser } from '../scripts/open-browser.ts';
import { type Tried, tryContents } from './content/try.ts';

/** How many are built in one process; it grows by some megabytes with each. */
const atATime = 10;

const longest = 4;

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    count: { type: 'string', default: '200' },
  },
});
const first = Number(values.seed);
const count = Number(values.count);
if (!Number.isInteger(first) || !Number.isInteger(count) || count < 1) {
  throw new Error('--seed and --count must be whole numbers.');
}

const time = stopwatch();
await using browser = await openBrowser();
const tried: Tried[] = [];
for (let done = 0; done < count; done += atATime) {
  const length = Math.min(atATime, count - done);
  const seeds = Array.from({ length }, (_, at) => first + done + at);
  const some = await tryContents(browser, seeds, longest);
  for (const { seed, issues } of some) {
    for (const issue of issues) console.log(`seed ${seed}: ${issue}`);
  }
  tried.push(...some);
  console.log(`${tried.length} of ${count} contents tried in ${time()}.`);
}
const wrong = tried.filter(({ issues }) => issues.length > 0);
console.log(`${count - wrong.length} of ${count} contents are without issues.`);
process.exitCode = wrong.length > 0 ? 1 : 0;
