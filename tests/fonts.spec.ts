import { expect } from '@playwright/test';
import { settle } from '../scripts/settle.ts';
import { test } from './fixtures.ts';
import { holdBack } from './helpers/hold-back.ts';
import { layoutShift } from './helpers/layout-shift.ts';
import { paths } from './helpers/sample-pages.ts';

for (const path of paths) {
  const tag = ['/', '/project'].includes(path) ? [] : '@all';
  test(`late fonts shift nothing on ${path}`, { tag }, async ({ page }) => {
    const letFontsCome = await holdBack(page, '**/*.woff2');
    await page.setViewportSize({ width: 320, height: 844 });
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint')[0]);
    letFontsCome();
    await settle(page);
    const { total, moved } = await layoutShift(page);
    expect(total.toFixed(2), `layout shift, by ${moved.join(', ')}`).toBe('0.00');
  });
}
