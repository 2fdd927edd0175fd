import { expect, type Locator } from '@playwright/test';
import { test } from '../fixtures.ts';
import { allAuthors, authorsInView, next, openSlider, previous } from './slider-support.ts';

const views = [
  { path: '/', width: 390, columns: 1, count: 6, reducedMotion: 'no-preference' },
  { path: '/', width: 1280, columns: 3, count: 6, reducedMotion: 'reduce' },
  { path: '/about', width: 768, columns: 1, count: 6, reducedMotion: 'reduce' },
  { path: '/details/123', width: 1280, columns: 1, count: 3, reducedMotion: 'reduce' },
] as const;

/** Where the records stand on the page, in pixels. */
const boxes = (slider: Locator) =>
  slider.locator('figure').evaluateAll((figures) =>
    figures
      .filter((figure) => !figure.closest('[inert]'))
      .map((figure) => {
        const { left, top, width, height } = figure.getBoundingClientRect();
        return { left, top: top + scrollY, width, height };
      }),
  );

for (const { path, width, columns, count, reducedMotion } of views) {
  test.describe(`${path} at ${width} px, ${reducedMotion}`, () => {
    test.use({ reducedMotion });

    test(`Next shows ${columns} at a time and wraps from last to first`, async ({ page }) => {
      const slider = await openSlider(page, path, width);
      const authors = await allAuthors(slider);
      expect(authors).toHaveLength(count);
      for (let turn = 0; turn <= count; turn += 1) {
        const expected = Array.from({ length: columns }, (_, at) => authors[(turn + at) % count]);
        await expect.poll(() => authorsInView(slider)).toEqual(expected);
        await next(slider).click();
      }
    });

    test('Previous wraps from first to last', async ({ page }) => {
      const slider = await openSlider(page, path, width);
      const authors = await allAuthors(slider);
      for (const first of [count - 1, count - 2, count - 3]) {
        await previous(slider).click();
        const expected = Array.from({ length: columns }, (_, at) => authors[(first + at) % count]);
        await expect.poll(() => authorsInView(slider)).toEqual(expected);
      }
    });

    test('the height does not jump', async ({ page }) => {
      const slider = await openSlider(page, path, width);
      const height = async () => (await slider.boundingBox())?.height;
      const before = await height();
      expect(before).toBeGreaterThan(200);
      for (let turn = 0; turn < count; turn += 1) {
        await next(slider).click();
        expect(await height()).toBe(before);
      }
      const cards = await slider
        .locator('[aria-roledescription="slide"] figure')
        .evaluateAll((figures) => figures.map((figure) => figure.getBoundingClientRect().height));
      expect(new Set(cards).size).toBe(1);
    });

    test('nothing shifts when it comes alive', async ({ page, browser, baseURL }) => {
      const alive = await boxes(await openSlider(page, path, width));
      const context = await browser.newContext({
        viewport: { width, height: 900 },
        baseURL: baseURL ?? '',
      });
      const other = await context.newPage();
      await other.route('**/*.js', (route) => route.abort());
      await other.goto(path);
      const still = await boxes(other.locator('section[aria-roledescription="carousel"]'));
      await context.close();
      expect(alive).toEqual(still);
    });
  });
}
