import type { Page } from '@playwright/test';

/**
 * Waits until a page is painted, with its fonts and all visible images loaded. Scrolls through the page, because images
 * are lazy-loaded, and back to the top. Does not hydrate islands that wait for a visitor's input.
 */
export async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('load');
  // A separate step, so that a timeout shows whether the page was not painted or its fonts did not load.
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

/** Waits until the current state of a page is painted. */
export async function painted(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
}

/** Opens a page and waits until the page is painted, with its fonts and images loaded. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await settle(page);
}
