import { expect, type Page } from '@playwright/test';
import { test } from '../fixtures.ts';
import { holdBack } from '../helpers/hold-back.ts';
import { openAt } from './support.ts';

test.use({ reducedMotion: 'no-preference', timezoneId: 'Europe/Berlin' });

const greeting = (page: Page) => page.getByRole('heading', { level: 2, name: /^Good / });

test('greeting and shop window follow the hour, also when it turns', async ({ page }) => {
  const html = page.locator('html');
  await openAt(page, '/', '2026-06-15T11:59:30+02:00');
  await expect(greeting(page)).toHaveAccessibleName('Good Morning');
  await expect(html).toHaveAttribute('data-daypart', 'morning');

  await page.clock.runFor(31_000);
  await expect(greeting(page)).toHaveAccessibleName('Good Afternoon');
  await expect(html).toHaveAttribute('data-daypart', 'afternoon');
});

test('nothing shifts when the greeting changes', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 900 });
  const letScriptsCome = await holdBack(page, '**/*.js');
  await page.clock.setFixedTime(new Date('2026-06-15T13:00:00+02:00'));
  await page.goto('/', { waitUntil: 'commit' });
  await page.evaluate(() => document.fonts.ready);
  const heading = greeting(page);
  await expect(heading).toHaveAccessibleName('Good Day');
  const before = await heading.boundingBox();
  letScriptsCome();
  await expect(heading).toHaveAccessibleName('Good Afternoon');
  expect(await heading.boundingBox()).toEqual(before);
});
