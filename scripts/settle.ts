import type { Page } from '@playwright/test';

/**
 * Waits until a page is at rest: painted, fonts there, every image that has come into view loaded.
 * Scrolls through the page, since images wait to be seen, and back to the top. Islands sleep on until
 * a visitor approaches them.
 */
export async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('load');
  // A step of its own, so that a page that is never drawn is told from fonts that never come.
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        new PerformanceObserver(resolve).observe({ type: 'paint', buffered: true });
      }),
  );
  await page.evaluate(async () => {
    await document.fonts.ready;
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const step = innerHeight / 2;
    for (let top = 0; top < document.documentElement.scrollHeight; top += step) {
      scrollTo({ top, behavior: 'instant' });
      await frame();
      await frame();
    }
  });
  await page.waitForFunction(() => {
    const seen = [...document.images].filter((image) => {
      const { left, right } = image.getBoundingClientRect();
      return image.checkVisibility() && left < innerWidth && right > 0;
    });
    return seen.every((image) => image.complete);
  });
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await painted(page);
}

/** Waits until what stands on a page now is painted. */
export async function painted(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
}

/** Opens a page and waits until it is at rest. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await settle(page);
}
