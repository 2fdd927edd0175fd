// The six examples: other trades than the sample's, other languages, other looks, other sections on Home.
import { expect } from '@playwright/test';
import { open } from '../packages/vitrine/cli/browser/settle.ts';
import { test } from './fixtures.ts';
import { expectAccessible } from './helpers/accessible.ts';
import { expectReadable } from './helpers/readable.ts';
import { sitemapAddresses } from './helpers/sitemap-addresses.ts';
import { smallTargets } from './helpers/targets.ts';
import { budgets, phone } from './performance/budgets.ts';
import { expectFirstRoundTrip, weighUntouched } from './performance/weigh.ts';

test('every page is readable, accessible, within budget', async ({ page, request, siteServer }) => {
  test.setTimeout(600_000);
  const addresses = await sitemapAddresses(request);
  expect(addresses.length).toBeGreaterThan(5);
  for (const address of addresses) {
    const { pathname } = new URL(address);
    await expectFirstRoundTrip(siteServer.url, pathname, budgets.examplePage);
    await open(page, pathname);
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 844 });
      await expectReadable(page);
      expect.soft(await smallTargets(page, 'a[href], button, input', 24), pathname).toEqual([]);
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        await expectAccessible(page);
      }
    }
  }
});

test.describe('on a phone', () => {
  test.use(phone);

  test('Home loads no more bytes than its budget before it is touched', async ({ page }) => {
    const { scripts, loaded } = await weighUntouched(page, '/');
    // The number of requests is not limited, because it depends on the images near the first view.
    expect.soft(scripts).toBeLessThanOrEqual(budgets.untouched['/']?.scripts ?? 0);
    expect.soft(loaded).toBeLessThanOrEqual(budgets.exampleLoaded);
  });
});
