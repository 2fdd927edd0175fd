// The sample as it would stand in a language that is written from right to left.
import { expect, test } from '@playwright/test';
import { sidewaysScroll } from '../helpers/overflow.ts';
import { paths } from '../helpers/pages.ts';
import { writeFromRight } from '../helpers/rewrite-pages.ts';
import { open } from '../helpers/settle.ts';
import { textFaults } from '../helpers/text-faults.ts';
import { allAuthors, authorsInView, next, openSlider, previous } from '../motion/slider-support.ts';

test.beforeEach(({ page }) => writeFromRight(page));

for (const width of [390, 1280]) {
  test(`every page is mirrored and whole at ${width} px`, async ({ page }) => {
    test.slow();
    await page.setViewportSize({ width, height: 844 });
    for (const path of paths) {
      await open(page, path);
      const brand = await page.getByRole('link', { name: /, home page$/ }).boundingBox();
      expect((brand?.x ?? 0) + (brand?.width ?? 0), path).toBeGreaterThan(width * 0.9);
      expect.soft(await sidewaysScroll(page), path).toBe(0);
      expect.soft(await textFaults(page), path).toEqual([]);
    }
  });
}

test('the slider turns the other way round, and its buttons keep their meaning', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const slider = await openSlider(page, '/about', 1280);
  const authors = await allAuthors(slider);
  await next(slider).click();
  await expect.poll(() => authorsInView(slider)).toEqual([authors[1]]);
  await previous(slider).click();
  await previous(slider).click();
  await expect.poll(() => authorsInView(slider)).toEqual([authors.at(-1)]);
  const [back, on] = await Promise.all([
    previous(slider).boundingBox(),
    next(slider).boundingBox(),
  ]);
  expect(back?.x).toBeGreaterThan(on?.x ?? Number.POSITIVE_INFINITY);
});

test('the pictures of a project follow the arrow keys as they point', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/details/123');
  await page
    .getByRole('link', { name: /^Enlarge/ })
    .first()
    .click();
  const where = page.getByRole('dialog').getByRole('status');
  await expect(where).toHaveText(/^Picture 1 of/);
  await page.keyboard.press('ArrowLeft');
  await expect(where).toHaveText(/^Picture 2 of/);
  await page.keyboard.press('ArrowRight');
  await expect(where).toHaveText(/^Picture 1 of/);
});
