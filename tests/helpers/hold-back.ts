import type { Page } from '@playwright/test';

/**
 * Lets the files of a page wait, as on a slow line.
 *
 * @param files A pattern of addresses.
 * @returns A function that lets those through that wait, and all that follow.
 */
export async function holdBack(page: Page, files: string | RegExp): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(files, async (route) => {
    await released;
    await route.fallback();
  });
  return release;
}
