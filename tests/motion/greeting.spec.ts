import { expect } from '@playwright/test';
import { test } from '../fixtures.ts';
import { holdBack } from '../helpers/hold-back.ts';

test.use({ reducedMotion: 'no-preference', timezoneId: 'Europe/Berlin' });

test('greeting and shop window follow the hour, and nothing shifts', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 900 });
  const letScriptsCome = await holdBack(page, '**/*.js');
  await page.clock.setFixedTime(new Date('2026-06-15T13:00:00+02:00'));
  await page.goto('/', { waitUntil: 'commit' });
  await page.evaluate(() => document.fonts.ready);
  const heading = page.getByRole('heading', { level: 2, name: /^Good / });
  await expect(heading).toHaveAccessibleName('Good Day');
  const before = await heading.boundingBox();
  letScriptsCome();
  await expect(heading).toHaveAccessibleName('Good Afternoon');
  await expect(page.locator('html')).toHaveAttribute('data-daypart', 'afternoon');
  expect(await heading.boundingBox()).toEqual(before);
});
