import { expect, test } from '@playwright/test';
import { allAuthors, authorsInView, next, openSlider, previous } from './slider-support.ts';

const count = 6;

const views = [
  { path: '/', width: 390, columns: 1 },
  { path: '/', width: 768, columns: 1 },
  { path: '/', width: 1280, columns: 3 },
  { path: '/about', width: 390, columns: 1 },
  { path: '/about', width: 1280, columns: 1 },
  { path: '/details/123', width: 1280, columns: 1 },
] as const;

for (const { path, width, columns } of views) {
  test.describe(`${path} at ${width} px`, () => {
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
      for (const first of [5, 4, 3]) {
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

    test('nothing shifts when it comes alive', async ({ page, browser }, info) => {
      const slider = await openSlider(page, path, width);
      const alive = await slider
        .locator('figure')
        .evaluateAll((figures) =>
          figures
            .filter((figure) => !figure.closest('[inert]'))
            .map((figure) => JSON.stringify(figure.getBoundingClientRect().toJSON())),
        );
      const scroll = await page.evaluate(() => scrollY);
      const context = await browser.newContext({
        viewport: { width, height: 900 },
        baseURL: info.project.use.baseURL ?? '',
      });
      const other = await context.newPage();
      await other.route('**/*.js', (route) => route.abort());
      await other.goto(path);
      await other.evaluate((top) => scrollTo(0, top), scroll);
      const still = await other
        .locator('section[aria-roledescription="carousel"] figure')
        .evaluateAll((figures) =>
          figures.map((figure) => JSON.stringify(figure.getBoundingClientRect().toJSON())),
        );
      await context.close();
      expect(alive).toEqual(still);
    });
  });
}
