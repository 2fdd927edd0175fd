import { chromium, expect, type Page } from '@playwright/test';
import { test } from '../fixtures.ts';
import { paths } from '../helpers/sample-pages.ts';

/** Why a page was not restored from the back/forward cache (bfcache); empty where it was restored. */
async function reasons(page: Page, path: string): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.enable');
  await page.goto(path, { waitUntil: 'networkidle' });
  await page.goto('/service');
  const found = new Promise<string[]>((resolve) => {
    session.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) => {
      // Headless Chromium never uses the bfcache ("circumstantial"), but it reports all other reasons.
      const own = notRestoredExplanations.filter(({ type }) => type !== 'Circumstantial');
      resolve(own.map(({ reason }) => reason));
    });
    session.on('Page.frameNavigated', ({ type }) => {
      if (type === 'BackForwardCacheRestore') resolve([]);
    });
  });
  await page.evaluate(() => {
    setTimeout(() => history.back());
  });
  return await found;
}

test('every page is restored from the back/forward cache', { tag: '@all' }, async ({ baseURL }) => {
  const { launchOptions } = test.info().project.use;
  const browser = await chromium.launch({
    ...launchOptions,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  try {
    const context = await browser.newContext(baseURL ? { baseURL } : {});
    for (const path of paths) {
      const page = await context.newPage();
      expect(await reasons(page, path), path).toEqual([]);
      await page.close();
    }
    const page = await context.newPage();
    await page.addInitScript(() => addEventListener('unload', () => undefined));
    expect(await reasons(page, '/'), 'a page with an unload listener').not.toEqual([]);
  } finally {
    await browser.close();
  }
});
