import { expect, type Page } from '@playwright/test';
import { test } from '../fixtures.ts';
import { counters } from '../helpers/sample-texts.ts';
import { openAt } from './support.ts';

test.use({ reducedMotion: 'no-preference' });

const ends = [2, 100, 130, 110];
const running = '[data-counting="true"] [aria-hidden="true"]';

const figures = async (page: Page) =>
  (await page.locator(running).allTextContents()).map((text) => Number(text.replace('+', '')));

/** @returns a function that expects the cards not to have moved, and final values for screen readers */
async function watchCards(page: Page): Promise<() => Promise<void>> {
  const cards = page.locator('dl').first();
  const places = () =>
    cards.evaluate((list) =>
      Array.from(list.querySelectorAll('*:not([aria-hidden])'), (node) => {
        const { x, y, width, height } = node.getBoundingClientRect();
        return [x, y + scrollY, width, height].join(' ');
      }),
    );
  await page.evaluate(() => document.fonts.ready);
  const still = await places();
  return async () => {
    expect(await places()).toEqual(still);
    await expect(cards).toMatchAriaSnapshot(counters.home);
  };
}

test('the cards count once over 5 s, do not shift, and are read as ends', { tag: '@all' }, async ({
  page,
}) => {
  await openAt(page, '/', '2026-06-15T10:00:00Z');
  const expectSteady = await watchCards(page);
  await page.locator('dl').first().scrollIntoViewIfNeeded();
  await expect(page.locator(running)).toHaveCount(ends.length);
  await expectSteady();

  await page.clock.runFor(2500);
  await expectSteady();
  await expect(page.locator(running).first()).toHaveCSS('font-variant-numeric', /tabular-nums/);
  await page.clock.runFor(2400);
  expect(await figures(page)).toEqual([1, 99, 129, 109]);
  await expectSteady();
  await page.clock.runFor(100 + 17);
  await expect(page.locator(running)).toHaveCount(0);
  await expect(page.locator('dl dd')).toHaveText(['2+', '100+', '130+', '110+']);
  await expectSteady();

  await page.locator('footer').scrollIntoViewIfNeeded();
  await page.clock.runFor(1000);
  await page.locator('dl').first().scrollIntoViewIfNeeded();
  await page.clock.runFor(1000);
  await expect(page.locator(running), 'counters that run a second time').toHaveCount(0);
});

test('it begins when it is seen, not before', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 400 });
  await openAt(page, '/about', '2026-06-15T10:00:00Z');
  await page.clock.runFor(10_000);
  await page.locator('dl').scrollIntoViewIfNeeded();
  await expect(page.locator(running)).toHaveCount(4);
  await page.clock.runFor(5100);
  await expect(page.locator('dl dd')).toHaveText(['2+', '10+', '5+', '10+']);
});
