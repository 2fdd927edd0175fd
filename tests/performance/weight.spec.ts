import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect } from '@playwright/test';
import { ROOT } from '../../packages/vitrine/settings/site-paths.ts';
import { builds } from '../builds.ts';
import { test } from '../fixtures.ts';
import { hydrate } from '../helpers/hydrate.ts';
import { budgets, phone } from './budgets.ts';
import { expectFirstRoundTrip, weighUntouched } from './weigh.ts';

const dist = resolve(ROOT, builds.sample.outDir);

test.use(phone);

test('every page fits into the first round trip, with its headers', async ({ siteServer }) => {
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.html'))
    .map((name) => name.replace('404.html', 'nowhere').replace(/\/?index\.html$/, ''));
  expect(files.length).toBeGreaterThan(130);
  for (const path of files) {
    const limit = path === 'de' ? budgets.germanHome : budgets.page;
    await expectFirstRoundTrip(siteServer.url, `/${path}`, limit);
  }
});

for (const [path, budget] of Object.entries(budgets.untouched)) {
  // tests/templates.spec.ts weighs the scripts of every template.
  const tag = 'loaded' in budget ? [] : '@all';
  test(`${path} loads no more than its budget before it is touched`, { tag }, async ({ page }) => {
    const figures = await weighUntouched(page, path);
    expect(figures.scripts).toBeGreaterThan(0);
    for (const [name, max] of Object.entries(budget)) {
      expect.soft(figures[name], name).toBeLessThanOrEqual(max);
    }
  });
}

for (const path of ['/project', '/details/123', '/contact']) {
  const tag = path === '/details/123' ? [] : '@all';
  test(`the islands of ${path} need only scripts fetched ahead`, { tag }, async ({ page }) => {
    const scripts = () =>
      page.evaluate(() => {
        const urls = performance.getEntriesByType('resource').map(({ name }) => name);
        return [...new Set(urls.filter((url) => url.endsWith('.js')))].sort();
      });
    await page.goto(path);
    // Not `networkidle`: on a busy machine the page can be idle for longer before it fetches ahead.
    await page.waitForFunction(() =>
      [...document.querySelectorAll('astro-island')].every((island) =>
        ['component-url', 'renderer-url'].every((name) => {
          const { href } = new URL(island.getAttribute(name) ?? '', location.href);
          return performance.getEntriesByName(href).length > 0;
        }),
      ),
    );
    const ahead = await scripts();
    const islands = await page.locator('astro-island').all();
    for (const island of islands) await hydrate(island.locator('a, button, textarea').last());
    expect(islands.length).toBeGreaterThan(0);
    expect(await scripts()).toEqual(ahead);
  });
}
