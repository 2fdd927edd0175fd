import type { Page } from '@playwright/test';

/**
 * Delays requests of a page until the test releases them, as on a slow connection.
 *
 * @param files A pattern for the URLs of the requests to delay.
 * @returns a function that releases the delayed requests, and lets later requests pass
 */
export async function holdBack(page: Page, files: string | RegExp): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(files, async (route) => {
    await released;
    await route.fallback();
  });
  return release;
}
