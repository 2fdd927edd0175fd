import { expect } from '@playwright/test';
import type { Page } from 'puppeteer-core';
import { test as base } from '../fixtures.ts';
import { openVisitorsBrowser } from '../helpers/visitors-browser.ts';
import { type WatchedSite, watchSite } from '../helpers/watched-site.ts';

const test = base.extend<{ site: WatchedSite; visited: Page }>({
  site: async ({ baseURL }, use) => {
    const site = await watchSite(baseURL ?? '');
    await use(site);
    await site.close();
  },
  visited: async ({ site }, use) => {
    const browser = await openVisitorsBrowser();
    const page = await browser.newPage();
    await page.goto(site.origin);
    await use(page);
    await browser.close();
  },
});

const link = (name: string) => `::-p-aria([name="${name}"][role="link"])`;

/** Rests the hand on a link until a page has come so far that it asks for its images. */
async function rest(page: Page, name: string, { asked }: WatchedSite, path: string) {
  await page.hover(link(name));
  await expect
    .poll(() => asked)
    .toContainEqual(expect.stringMatching(`\\.(?:avif|webp|jpg) for ${path}$`));
}

/** Expects the browser to come to a page, and the page to have been rendered before the click. */
async function expectArrival(page: Page, path: string): Promise<void> {
  const look = () => {
    const [entry] = performance.getEntriesByType('navigation');
    const { activationStart } = entry?.toJSON() ?? {};
    return { path: location.pathname, isAhead: activationStart > 0 };
  };
  // The page that is left cannot answer any more.
  await expect(async () =>
    expect(await page.evaluate(look)).toEqual({ path, isAhead: true }),
  ).toPass();
}

test('a page is rendered while the hand rests on its link, and comes alive when it is seen', async ({
  site,
  visited,
}) => {
  await rest(visited, 'Project', site, '/project');
  await visited.click(link('Project'));
  await expectArrival(visited, '/project');
  await visited.locator('::-p-aria([name="Saved (0)"][role="button"])').click();
  await visited.waitForFunction(() => location.search === '?saved');
});

test('theme and motion are as the visitor has chosen since then', async ({ site, visited }) => {
  await rest(visited, 'Project', site, '/project');
  await visited.click('::-p-aria([name="Dark"][role="radio"])');
  await visited.click('::-p-aria([name="Pause animations"][role="button"])');
  await visited.click(link('Project'));
  await expectArrival(visited, '/project');
  await visited.waitForSelector('::-p-aria([name="Resume animations"][role="button"])');
  const dark = await visited.$('::-p-aria([name="Dark"][role="radio"])');
  expect(await dark?.evaluate((radio) => radio.matches(':checked'))).toBe(true);
  const light = () => getComputedStyle(document.documentElement).backgroundColor;
  expect(await visited.evaluate(light)).toBe('oklch(0.205 0.025 262)');
});

test('a search is rendered ahead, and finds when it is seen', async ({ site, visited }) => {
  await visited.goto(`${site.origin}/details/123`);
  await rest(visited, 'REACT-BOOTSTRAP', site, '/project');
  await visited.click(link('REACT-BOOTSTRAP'));
  await expectArrival(visited, '/project');
  await visited.waitForSelector('::-p-text(40 of 120 projects)');
});
