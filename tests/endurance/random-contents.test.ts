// Builds sites from random content, and checks that no page is too wide and that axe finds no violation.
// Each run tests three pages of the same ten contents. Others: `SEED=11 COUNT=200 PAGES=Infinity`.
// docs/decisions/0015-random-content-tests.md gives the reasons for these tests.
import { glob, mkdtempDisposable } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Browser, BrowserContext } from '@playwright/test';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parse, stringify } from 'yaml';
import { openBrowser } from '../../packages/vitrine/cli/browser/open-browser.ts';
import { settle } from '../../packages/vitrine/cli/browser/settle.ts';
import { lookNames } from '../../packages/vitrine/styles/looks.ts';
import { buildSites } from '../bench/build-sites.ts';
import { serveFolder } from '../bench/serve-folder.ts';
import { randomContents, withImages } from '../content/random/random-contents.ts';
import { longest as longestTexts } from '../content/random/random-texts.ts';
import { violationsOn } from '../helpers/accessible.ts';
import { sidewaysScroll, textFaults } from '../helpers/readable.ts';
import { writeFiles } from '../helpers/write-files.ts';

const { SEED = '1', COUNT = '10', PAGES = '3' } = process.env;
const seeds = Array.from({ length: Number(COUNT) }, (_, at) => Number(SEED) + at);

/** How many sites are built in one process. Its memory usage grows by some megabytes with each site. */
const atATime = 10;

const longest = 4;

/** Seeds whose longest texts once did not fit. `SEED` adds its own, which is another each night. */
const fixedSeeds = [20261128, 3, 4711];

/** The viewport widths of a desktop, a tablet and a phone, in CSS pixels. */
const widths = [1280, 768, 320];

/** The viewport height in CSS pixels: large, so that most lazily loaded parts load without scrolling. */
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

for (const seed of new Set([...fixedSeeds, Number(SEED)])) {
  test(`the longest texts of SEED=${seed} fit a narrow phone in every look`, async () => {
    await using home = await mkdtempDisposable(join(tmpdir(), 'vitrine-contents-'));
    const [texts = {}] = fc.sample(randomContents(longest, longestTexts), { seed, numRuns: 1 });
    const places = lookNames.map((look) => ({
      content: join(home.path, `content-${look}`),
      site: join(home.path, `site-${look}`),
    }));
    for (const [at, { content }] of places.entries()) {
      // An accent has to suit its look, so that all looks have their own.
      const site = { ...parse(texts['site.yaml'] ?? ''), look: lookNames[at], accent: null };
      await writeFiles(content, await withImages({ ...texts, 'site.yaml': stringify(site) }));
    }
    const broken = await buildSites(places);
    await using browser = await openBrowser();
    for (const [at, { site }] of places.entries()) {
      const issue = broken[at];
      const issues = issue === undefined ? await narrowFaults(browser, site) : [issue];
      expect.soft(issues, `look ${lookNames[at]}`).toEqual([]);
    }
  });
}

/** Looks at every page of a built site at 320 px. @returns A line for each text that does not fit. */
async function narrowFaults(browser: Browser, site: string): Promise<string[]> {
  await using served = await serveFolder(site);
  await using context = await openContext(browser, served.address);
  const issues: string[] = [];
  await using page = await context.newPage();
  await page.setViewportSize({ width: 320, height });
  for (const path of await pathsOf(site)) {
    await page.goto(`${served.address}/${path}`);
    await settle(page);
    const pixels = await sidewaysScroll(page);
    if (pixels > 0) issues.push(`/${path} is ${pixels} px too wide`);
    issues.push(...(await textFaults(page)).map((fault) => `/${path} ${fault}`));
  }
  return issues;
}

/** A window without motion, in which requests to other origins, such as analytics, are blocked. */
async function openContext(browser: Browser, address: string): Promise<BrowserContext> {
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  await context.route(
    (url) => url.origin !== new URL(address).origin,
    (route) => route.abort(),
  );
  return context;
}

/** The paths of all pages; without `/home`, because it is the same page as `/`. */
async function pathsOf(site: string): Promise<string[]> {
  const files = await Array.fromAsync(glob('**/index.html', { cwd: site }));
  return [...files.map(dirname).filter((path) => path !== 'home'), '404.html'].sort();
}

/**
 * Checks some pages of a built site, evenly spread. axe checks every second page in the light theme
 * on a desktop, the others in the dark theme on a phone.
 *
 * @returns A line for each issue.
 */
async function inspect(browser: Browser, site: string): Promise<string[]> {
  await using served = await serveFolder(site);
  await using context = await openContext(browser, served.address);
  const all = await pathsOf(site);
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
      // The specification requires that a not-found page without texts has only header and footer,
      // so no heading.
      const isMeant = (line: string) => path === '404.html' && /^page-has-heading-one:/.test(line);
      issues.push(...violations.filter((line) => !isMeant(line)).map((line) => `/${path} ${line}`));
    }
  }
  return issues;
}
