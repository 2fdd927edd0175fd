import type { Page } from '@playwright/test';

/**
 * Holds back the files of a page, as on a slow connection.
 *
 * @param files A pattern of addresses.
 * @returns a function that releases the waiting requests, and lets all others pass
 */
export async function holdBack(page: Page, files: string | RegExp): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(files, async (route) => {
    await released;
    await route.fallback();
  });
  return release;
}
