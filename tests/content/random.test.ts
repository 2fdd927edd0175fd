import { expect, test } from 'vitest';
import { tryContents } from '../../bench/content/try.ts';
import { openBrowser } from '../../scripts/open-browser.ts';

// Two contents with lists so long that they hold more projects than six of `npm run bench:content`;
// docs/decisions/0016-random-contents.md says why these.
const seeds = [3, 7];
const longest = 6;

test('two large random contents build, and no page is too wide or hard to reach', async () => {
  const browser = await openBrowser();
  try {
    const tried = await tryContents(browser, seeds, longest);
    expect(tried.flatMap(({ seed, faults }) => faults.map((fault) => `${seed}: ${fault}`))).toEqual(
      [],
    );
    expect(tried).toHaveLength(seeds.length);
  } finally {
    await browser.close();
  }
}, 180_000);
