import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { test } from '../fixtures.ts';
import { ask } from '../security/ask.ts';
import { budgets, phone } from './budgets.ts';
import { total, weigh } from './weigh.ts';

const dist = resolve(import.meta.dirname, '../../dist');

/** Waits until every island that hydrates without scrolling is hydrated. */
async function hydrateInView(page: Page): Promise<void> {
  await page.waitForLoadState('load');
  await page.waitForFunction(() =>
    [...document.querySelectorAll('astro-island[ssr]')].every((island) => {
      const waits = island.getAttribute('opts')?.includes('seen');
      const top = island.firstElementChild?.getBoundingClientRect().top ?? 0;
      return waits && top > innerHeight;
    }),
  );
  await page.waitForLoadState('networkidle');
}

test('every page fits into the first round trip, with its headers', async ({ siteServer }) => {
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.html'))
    .map((name) => name.replace('404.html', 'nowhere').replace(/\/?index\.html$/, ''));
  expect(files.length).toBeGreaterThan(130);
  const asBrowsers = { 'Accept-Encoding': 'gzip, deflate, br, zstd', Connection: 'keep-alive' };
  for (const path of files) {
    const { head, body } = await ask(siteServer.url, `/${path}`, asBrowsers);
    const what = `/${path}: ${head} bytes of headers and ${body.length} of HTML`;
    expect.soft(head + body.length, what).toBeLessThanOrEqual(budgets.page);
  }
});

test.describe('on a phone, without scrolling', () => {
  test.use(phone);

  for (const [path, budget] of Object.entries(budgets.loaded)) {
    test(`${path} loads no more than its budget`, async ({ page, baseURL }) => {
      const loaded = weigh(page);
      await page.goto(path);
      await hydrateInView(page);
      const files = await loaded();
      expect(files.filter(({ type }) => type === 'script').length).toBeGreaterThan(2);
      expect(total(files, 'bytes')).toBeLessThanOrEqual(budget);
      // A browser with windows also fetches the icon of its tab, whatever the page asks for.
      const own = files.filter(({ url }) => !url.endsWith('/favicon.svg'));
      if (path === '/') expect(own.length).toBeLessThanOrEqual(budgets.requests);
      const foreign = files.filter(({ url }) => !url.startsWith(new URL(baseURL ?? '').origin));
      expect(foreign).toEqual([]);
    });
  }
});
