import { expect, test } from 'vitest';
import { tryContents } from '../../bench/content/try.ts';
import { openBrowser } from '../../scripts/open-browser.ts';

// Always the same ten, with short lists, and three pages of each: `node bench/content.ts` looks at more.
// docs/decisions/0015-random-content-tests.md says why.
const seeds = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
const longest = 3;
const pages = 3;

test('ten random contents build, and no page looked at is too wide or hard to reach', async () => {
  await using browser = await openBrowser();
  const tried = await tryContents(browser, seeds, longest, pages);
  const issues = tried.flatMap(({ seed, issues }) => issues.map((issue) => `${seed}: ${issue}`));
  expect(issues).toEqual([]);
  expect(tried).toHaveLength(seeds.length);
}, 180_000);
