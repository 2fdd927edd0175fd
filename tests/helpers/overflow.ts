import type { Page } from '@playwright/test';

/** How many CSS pixels the page is wider than the window; 0 where nothing scrolls sideways. */
export async function sidewaysScroll(page: Page): Promise<number> {
  return await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
}
