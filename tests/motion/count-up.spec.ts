import { expect, type Page } from '@playwright/test';
import { test } from '../fixtures.ts';
import { openAt, untilHydrated } from './support.ts';

const ends = [2, 100, 130, 110];
const running = 'dl dd [aria-hidden="true"]';

/** Opens Home and stops the clock right when the cards have begun to count. */
async function open(page: Page): Promise<void> {
  await openAt(page, '/', '2026-06-15T10:00:00Z');
  await page.locator('dl').first().scrollIntoViewIfNeeded();
  await untilHydrated(page, 'StatCards');
  await expect(page.locator(running)).toHaveCount(ends.length);
}

const figures = async (page: Page) =>
  (await page.locator(running).allTextContents()).map((text) => Number(text.replace('+', '')));

test('the cards are between their ends at 2.5 s and exact at 5 s', async ({ page }) => {
  await open(page);
  await page.clock.runFor(2500);
  const half = await figures(page);
  expect(half).toHaveLength(ends.length);
  half.forEach((value, index) => {
    expect(value).toBeGreaterThan(0);
    expect(value).toBeLessThan(ends[index] ?? Number.NaN);
  });
  await page.clock.runFor(2500 + 17);
  await expect(page.locator(running)).toHaveCount(0);
  await expect(page.locator('dl dd')).toHaveText(['2+', '100+', '130+', '110+']);
});

test('it counts over the whole duration', async ({ page }) => {
  await open(page);
  await page.clock.runFor(4900);
  expect(await figures(page)).toEqual([1, 99, 129, 109]);
});

test('it counts once', async ({ page }) => {
  await open(page);
  await page.clock.runFor(5100);
  await expect(page.locator(running)).toHaveCount(0);
  await page.locator('footer').scrollIntoViewIfNeeded();
  await page.clock.runFor(1000);
  await page.locator('dl').first().scrollIntoViewIfNeeded();
  await page.clock.runFor(1000);
  await expect(page.locator(running)).toHaveCount(0);
});

test('it begins when it is seen, not before', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 400 });
  await openAt(page, '/about', '2026-06-15T10:00:00Z');
  const changes = await page.locator('dl').evaluateHandle((list) => {
    const log: number[] = [];
    new MutationObserver(() => log.push(performance.now())).observe(list, {
      subtree: true,
      childList: true,
    });
    return log;
  });
  await page.clock.runFor(10_000);
  expect(await changes.jsonValue()).toEqual([]);
  await page.locator('dl').scrollIntoViewIfNeeded();
  await untilHydrated(page, 'StatCards');
  await expect(page.locator(running)).toHaveCount(4);
  await page.clock.runFor(5100);
  await expect(page.locator('dl dd')).toHaveText(['2+', '10+', '5+', '10+']);
});

test('screen readers read the end at every moment', async ({ page }) => {
  await open(page);
  for (const wait of [0, 700, 2500, 3000]) {
    await page.clock.runFor(wait);
    await expect(page.locator('dl').first()).toMatchAriaSnapshot(`
      - term: Experience
      - definition: 2+
      - term: Clients
      - definition: 100+
      - term: Projects
      - definition: 130+
      - term: FeedBack
      - definition: 110+
    `);
  }
});

test('nothing shifts while it counts, and all figures are equally wide', async ({ page }) => {
  await openAt(page, '/', '2026-06-15T10:00:00Z');
  await page.evaluate(() => document.fonts.ready);
  const places = () =>
    page
      .locator('dl')
      .first()
      .evaluate((list) =>
        Array.from(list.querySelectorAll('*:not([aria-hidden])'), (node) =>
          JSON.stringify(node.getBoundingClientRect()),
        ),
      );
  const still = await places();
  await page.locator('dl').first().scrollIntoViewIfNeeded();
  await untilHydrated(page, 'StatCards');
  await page.evaluate(() => scrollTo(0, 0));
  await expect(page.locator(running)).toHaveCount(ends.length);
  for (let step = 0; step < 10; step += 1) {
    await page.clock.runFor(430);
    expect(await places()).toEqual(still);
  }
  const widths = await page
    .locator(running)
    .first()
    .evaluate((figure) =>
      Array.from('0123456789', (digit) => {
        figure.textContent = digit.repeat(10);
        return figure.scrollWidth;
      }),
    );
  expect(new Set(widths).size).toBe(1);
});
