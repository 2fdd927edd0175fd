import { expect } from '@playwright/test';
import { open, settle } from '../scripts/settle.ts';
import { test } from './fixtures.ts';
import { holdBack } from './helpers/hold-back.ts';
import { layoutShift } from './helpers/layout-shift.ts';
import { paths } from './helpers/pages.ts';

const FILES = 2;
const BYTES = 60_000;

for (const path of ['/', '/contact']) {
  const tag = path === '/' ? [] : '@all';
  test(`${path} loads at most two fonts, preloaded and small`, { tag }, async ({ page }) => {
    const fetched = new Map<string, Promise<Buffer>>();
    page.on('response', (response) => {
      if (response.request().resourceType() === 'font')
        fetched.set(response.url(), response.body());
    });
    await open(page, path);
    expect(fetched.size).toBeGreaterThan(0);
    expect(fetched.size).toBeLessThanOrEqual(FILES);
    const sizes = (await Promise.all(fetched.values())).map((body) => body.length);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(BYTES);

    const preloaded = await page
      .locator('link[rel="preload"][as="font"][crossorigin]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    for (const url of fetched.keys()) expect(preloaded).toContain(new URL(url).pathname);
  });
}

for (const path of paths) {
  for (const width of path === '/' ? [320, 1280] : [320]) {
    const tag = ['/', '/project'].includes(path) ? [] : '@all';
    test(`nothing on ${path} shifts when the fonts come late, at ${width}`, { tag }, async ({
      page,
    }) => {
      const letFontsCome = await holdBack(page, '**/*.woff2');
      await page.setViewportSize({ width, height: 844 });
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      await page.waitForFunction(
        () => performance.getEntriesByName('first-contentful-paint').length > 0,
      );
      letFontsCome();
      await settle(page);
      const { total, moved } = await layoutShift(page);
      expect(total.toFixed(2), `layout shift, by ${moved.join(', ')}`).toBe('0.00');
    });
  }
}
