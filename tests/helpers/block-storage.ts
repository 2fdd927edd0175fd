import type { Page } from '@playwright/test';

/** Makes localStorage and sessionStorage throw, as in browsers that block storage. */
export async function blockStorage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('Blocked.', 'SecurityError');
        },
      });
    }
  });
}
