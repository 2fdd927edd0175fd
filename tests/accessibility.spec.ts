import { test } from '@playwright/test';
import { expectAccessible } from './helpers/accessible.ts';
import { paths } from './helpers/pages.ts';
import { open } from './helpers/settle.ts';

test.use({ reducedMotion: 'reduce' });

// Colours do not depend on the width, so each light is looked at once.
const looks = [
  { width: 390, colorScheme: 'light', when: 'by day' },
  { width: 1280, colorScheme: 'dark', when: 'by night' },
] as const;

for (const path of paths) {
  for (const { width, colorScheme, when } of looks) {
    test(`axe finds nothing on ${path} at ${width} ${when}`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      await page.emulateMedia({ colorScheme });
      await open(page, path);
      await expectAccessible(page);
    });
  }
}
