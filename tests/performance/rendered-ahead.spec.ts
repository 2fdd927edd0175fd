import { test as base, expect } from '@playwright/test';
import { Hono } from 'hono';
import type { Page } from 'puppeteer-core';
import { startSiteServer } from '../helpers/site-server.ts';
import { openVisitorsBrowser } from '../helpers/visitors-browser.ts';

interface WatchedSite {
  origin: string;
  /** The requested paths, each with the page that requested it, such as `/a.jpg for /about`. */
  requested: readonly string[];
}

const test = base.extend<{ site: WatchedSite; visited: Page }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright requires a destructuring pattern
  site: async ({}, use) => {
    const requested: string[] = [];
    const server = await startSiteServer(undefined, {}, (app) =>
      new Hono()
        .use(async ({ req }, next) => {
          const referrer = req.header('Referer');
          if (referrer) requested.push(`${req.path} for ${new URL(referrer).pathname}`);
          await next();
        })
        .route('/', app),
    );
    await use({ origin: server.url, requested });
    await server.stop();
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

/** Hovers a link until the prerendered page requests its images. */
async function hover(page: Page, name: string, { requested }: WatchedSite, path: string) {
  await page.hover(link(name));
  await expect
    .poll(() => requested)
    .toContainEqual(expect.stringMatching(`\\.(?:avif|webp|jpg) for ${path}$`));
}

/** Expects that the browser shows a page that was prerendered before the click. */
async function expectArrival(page: Page, path: string): Promise<void> {
  const look = () => {
    const [entry] = performance.getEntriesByType('navigation');
    const { activationStart } = entry?.toJSON() ?? {};
    return { path: location.pathname, isAhead: activationStart > 0 };
  };
  // Repeated, because `evaluate` fails while the browser leaves the previous page.
  await expect(async () =>
    expect(await page.evaluate(look)).toEqual({ path, isAhead: true }),
  ).toPass();
}

test('a prerendered page follows later choices, and hydrates', async ({ site, visited }) => {
  await hover(visited, 'Project', site, '/project');
  await visited.click('::-p-aria([name="Dark"][role="radio"])');
  await visited.click('::-p-aria([name="Pause animations"][role="button"])');
  await visited.click(link('Project'));
  await expectArrival(visited, '/project');
  await visited.waitForSelector('::-p-aria([name="Resume animations"][role="button"])');
  const dark = await visited.$('::-p-aria([name="Dark"][role="radio"])');
  expect(await dark?.evaluate((radio) => radio.matches(':checked'))).toBe(true);
  const light = () => getComputedStyle(document.documentElement).backgroundColor;
  expect(await visited.evaluate(light)).toBe('oklch(0.205 0.025 262)');
  await visited.locator('::-p-aria([name="Saved (0)"][role="button"])').click();
  await visited.waitForFunction(() => location.search === '?saved');
});

test('the Project page with a filter is prerendered, then filters', { tag: '@all' }, async ({
  site,
  visited,
}) => {
  await visited.goto(`${site.origin}/details/123`);
  await hover(visited, 'REACT-BOOTSTRAP', site, '/project');
  await visited.click(link('REACT-BOOTSTRAP'));
  await expectArrival(visited, '/project');
  await visited.waitForSelector('::-p-text(40 of 120 projects)');
});
