// Random contents build, no page of theirs is too wide, and axe finds nothing. Always the same ten, and
// three pages of each, unless the environment says otherwise: `SEED=11 COUNT=200 PAGES=Infinity`.
// docs/decisions/0015-random-content-tests.md says why.
import { glob, mkdtempDisposable } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Browser } from '@playwright/test';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { buildSites } from '../../bench/build-sites.ts';
import { randomContents, withImages } from '../../bench/content/random-contents.ts';
import { serveFolder } from '../../bench/serve-folder.ts';
import { openBrowser } from '../../scripts/open-browser.ts';
import { settle } from '../../scripts/settle.ts';
import { violationsOn } from '../helpers/accessible.ts';
import { sidewaysScroll, textFaults } from '../helpers/readable.ts';
import { writeFiles } from '../helpers/write-files.ts';

const { SEED = '1', COUNT = '10', PAGES = '3' } = process.env;
const seeds = Array.from({ length: Number(COUNT) }, (_, at) => Number(SEED) + at);

/** How many are built in one process; it grows by some megabytes with each. */
const atATime = 10;

const longest = 4;

/** The widths of a desk, a tablet and a phone, in CSS pixels. */
const widths = [1280, 768, 320];

/** How high the window is: high, so that little has to be scrolled to wake what waits to be seen. */
const height = 2400;

for (let done = 0; done < seeds.length; done += atATime) {
  const some = seeds.slice(done, done + atATime);
  test(`contents of the seeds ${some} build, fit and are accessible`, async () => {
    await using home = await mkdtempDisposable(join(tmpdir(), 'vitrine-contents-'));
    const places = some.map((seed) => ({
      content: join(home.path, `content-${seed}`),
      site: join(home.path, `site-${seed}`),
    }));
    for (const [at, { content }] of places.entries()) {
      const [texts = {}] = fc.sample(randomContents(longest), { seed: some[at] ?? 0, numRuns: 1 });
      await writeFiles(content, await withImages(texts));
    }
    const broken = await buildSites(places);
    await using browser = await openBrowser();
    for (const [at, { site }] of places.entries()) {
      const issue = broken[at];
      const issues = issue === undefined ? await inspect(browser, site) : [issue];
      expect.soft(issues, `the content of seed ${some[at]}`).toEqual([]);
    }
  });
}

/**
 * Looks at pages spread over a built site; axe looks at one by day on a desk, at the next by night on
 * a phone.
 *
 * @returns A line for each issue.
 */
async function inspect(browser: Browser, site: string): Promise<string[]> {
  await using served = await serveFolder(site);
  await using context = await browser.newContext({ reducedMotion: 'reduce' });
  // No random site says to anybody that it was looked at.
  await context.route(
    (url) => url.origin !== new URL(served.address).origin,
    (route) => route.abort(),
  );
  const files = await Array.fromAsync(glob('**/index.html', { cwd: site }));
  // /home is the same page as the first one.
  const all = [...files.map(dirname).filter((path) => path !== 'home'), '404.html'].sort();
  const step = Math.max(1, all.length / Number(PAGES));
  const issues: string[] = [];
  for (const [index, path] of all.filter((_, at) => at % step < 1).entries()) {
    const isNight = index % 2 === 1;
    await using page = await context.newPage();
    await page.emulateMedia({ colorScheme: isNight ? 'dark' : 'light' });
    await page.goto(`${served.address}/${path}`);
    for (const width of widths) {
      await page.setViewportSize({ width, height });
      if (width === widths[0]) await settle(page);
      const pixels = await sidewaysScroll(page);
      if (pixels > 0)
        issues.push(`/${path} is ${pixels} wider than ${width}: ${await textFaults(page)}`);
      if (width !== (isNight ? 320 : 1280)) continue;
      const violations = await violationsOn(page);
      // A not-found page without words of its own is only the frame, by the specification.
      const isMeant = (line: string) => path === '404.html' && /^page-has-heading-one:/.test(line);
      issues.push(...violations.filter((line) => !isMeant(line)).map((line) => `/${path} ${line}`));
    }
  }
  return issues;
}
