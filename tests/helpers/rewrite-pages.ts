import type { Page } from '@playwright/test';

/** Changes the HTML of every page before the browser reads it. */
export async function rewritePages(page: Page, change: (html: string) => string): Promise<void> {
  await page.route(
    ({ pathname }) => !/\.[a-z0-9]+$/.test(pathname),
    async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: change(await response.text()) });
    },
  );
}
