import { test } from '@playwright/test';
import { expectAccessible } from './helpers/accessible.ts';
import { paths } from './helpers/pages.ts';
import { open } from './helpers/settle.ts';

test.use({ reducedMotion: 'reduce' });

for (const path of paths) {
  for (const width of [390, 1280]) {
    test(`axe finds nothing on ${path} at ${width}, by day and by night`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      await open(page, path);
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        await expectAccessible(page);
      }
    });
  }
}
