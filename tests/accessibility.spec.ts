import { test } from '@playwright/test';
import { open } from '../scripts/settle.ts';
import { expectAccessible } from './helpers/accessible.ts';
import { paths } from './helpers/pages.ts';

test.use({ reducedMotion: 'reduce' });

for (const path of paths) {
  // Colours do not depend on the width, so each light is looked at once.
  test(`axe finds nothing on ${path}, at 390 by day and at 1280 by night`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, path);
    await expectAccessible(page);

    await page.emulateMedia({ colorScheme: 'dark' });
    await page.setViewportSize({ width: 1280, height: 844 });
    await expectAccessible(page);
  });
}
