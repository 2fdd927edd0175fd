import { expect } from '@playwright/test';
import { test } from '../fixtures.ts';
import { allAuthors, expectInView, next, openSlider, previous } from './slider-support.ts';

const views = [
  { width: 390, columns: 1, reducedMotion: 'no-preference' },
  { width: 1280, columns: 3, reducedMotion: 'reduce' },
] as const;

for (const { width, columns, reducedMotion } of views) {
  test.describe(`at ${width} px, ${reducedMotion}`, () => {
    test.use({ reducedMotion });

    test(`it shows ${columns} at once, wraps, and keeps its height`, { tag: '@all' }, async ({
      page,
    }) => {
      const slider = await openSlider(page, '/', width);
      const authors = await allAuthors(slider);
      const count = authors.length;
      expect(count).toBe(6);
      // With several columns, inert copies of the first items follow the last item.
      await expect(slider.locator('[inert]')).toHaveCount(2);
      const height = async () => (await slider.boundingBox())?.height;
      const before = await height();
      expect(before).toBeGreaterThan(200);

      const expectFirst = async (first: number) => {
        const inView = Array.from({ length: columns }, (_, at) => authors[(first + at) % count]);
        await expectInView(slider, inView);
        expect(await height()).toBe(before);
      };
      await expectFirst(0);
      for (let turn = 1; turn <= count; turn += 1) {
        await next(slider).click();
        expect(await height(), 'height of the slider while its track moves').toBe(before);
        await expectFirst(turn);
      }
      await previous(slider).click();
      await expectFirst(count - 1);
      const heights = await slider
        .locator('[aria-roledescription="slide"] figure')
        .evaluateAll((figures) => figures.map((figure) => figure.getBoundingClientRect().height));
      expect(new Set(heights).size, 'number of different heights of the items').toBe(1);
    });
  });
}

test('it is a carousel, announces politely, and counts every click', async ({ page }) => {
  const slider = await openSlider(page, '/about', 1280);
  await expect(slider).toHaveRole('region');
  await expect(slider).toHaveAccessibleName('Client Testimonial');
  const slides = slider.locator('[aria-roledescription="slide"]');
  await expect(slides).toHaveCount(6);
  await expect(slides.last()).toHaveRole('group');
  await expect(slides.last()).toHaveAccessibleName('6 of 6');

  const live = slider.locator('[aria-live="polite"]');
  await expect(live, 'the first item is not announced').toBeEmpty();
  await next(slider).click();
  await expect(live).toHaveText(/^2 of 6: She asked more questions .* Kwame Vasquez-Holm$/);

  await test.step('a click while the track still moves is counted', async () => {
    const track = slider.getByRole('group').first();
    const moves = await track.evaluateHandle((element) => ({
      begun: new Promise((resolve) => {
        element.addEventListener('scroll', resolve, { once: true });
      }),
    }));
    await next(slider).click();
    await moves.evaluate(({ begun }) => begun.then(() => undefined));
    await next(slider).click();
    await expect(slider.getByText('4 of 6', { exact: true })).toBeVisible();
    const authors = await allAuthors(slider);
    await expectInView(slider, [authors[3]]);
  });
});

test.describe('on a phone', () => {
  test.use({ hasTouch: true });

  test('it moves by swipe and by buttons, which keep the focus', { tag: '@all' }, async ({
    page,
  }) => {
    const slider = await openSlider(page, '/', 390);
    const authors = await allAuthors(slider);
    const expectAt = async (index: number) => {
      await expect(slider.getByText(`${index + 1} of 6`, { exact: true })).toBeVisible();
      await expectInView(slider, [authors[index]]);
    };
    await test.step('a swipe turns the page and the index follows', async () => {
      const box = await slider.getByRole('group').first().boundingBox();
      if (!box) throw new Error('The slider has no track.');
      const right = box.x + box.width - 40;
      const session = await page.context().newCDPSession(page);
      const finger = (type: 'touchStart' | 'touchMove' | 'touchEnd', moved: number) =>
        session.send('Input.dispatchTouchEvent', {
          type,
          touchPoints: type === 'touchEnd' ? [] : [{ x: right - moved, y: box.y + 60 }],
        });
      await finger('touchStart', 0);
      for (let moved = 20; moved <= 260; moved += 20) await finger('touchMove', moved);
      await finger('touchEnd', 260);
      await expectAt(1);
      await next(slider).tap();
      await expectAt(2);
    });
    await test.step('the buttons react to keys', async () => {
      await previous(slider).focus();
      await page.keyboard.press('Tab');
      await expect(next(slider)).toBeFocused();
      await page.keyboard.press('Enter');
      await expectAt(3);
      await page.keyboard.press('Space');
      await expectAt(4);
      await expect(next(slider)).toBeFocused();
    });
  });
});
