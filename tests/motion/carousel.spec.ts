import { expect } from '@playwright/test';
import { test } from '../fixtures.ts';
import { allAuthors, expectInView, next, openSlider, previous } from './slider-support.ts';
import { countTimers } from './support.ts';

const count = 6;

test('it is marked up as a carousel, announces politely, and counts every click', async ({
  page,
}) => {
  const slider = await openSlider(page, '/about', 1280);
  await expect(slider).toHaveRole('region');
  await expect(slider).toHaveAccessibleName('Client Testimonial');
  const slides = slider.locator('[aria-roledescription="slide"]');
  await expect(slides).toHaveCount(count);
  for (let index = 0; index < count; index += 1) {
    await expect(slides.nth(index)).toHaveRole('group');
    await expect(slides.nth(index)).toHaveAccessibleName(`${index + 1} of ${count}`);
  }

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

test('it does not turn by itself', { tag: '@all' }, async ({ page }) => {
  await page.clock.install();
  const scheduled = await countTimers(page);
  const slider = await openSlider(page, '/about', 1280);
  await page.clock.fastForward('10:00');
  const island = page.locator('astro-island', { has: slider });
  const script = (await island.getAttribute('component-url'))?.split('/').at(-1);
  if (!script) throw new Error('The slider has no script.');
  expect((await scheduled()).filter((call) => call.includes(script))).toEqual([]);
  await expect(slider.getByText('1 of 6', { exact: true })).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ hasTouch: true });

  test('it moves by swipe and by buttons, which keep the focus', async ({ page }) => {
    const slider = await openSlider(page, '/', 390);
    const authors = await allAuthors(slider);
    const expectAt = async (index: number) => {
      await expect(slider.getByText(`${index + 1} of ${count}`, { exact: true })).toBeVisible();
      await expectInView(slider, [authors[index]]);
    };
    await test.step('a swipe turns the page and the index follows', async () => {
      const box = await slider.getByRole('group').first().boundingBox();
      if (!box) throw new Error('The slider has no track.');
      const session = await page.context().newCDPSession(page);
      const finger = (type: 'touchStart' | 'touchMove' | 'touchEnd', moved: number) =>
        session.send('Input.dispatchTouchEvent', {
          type,
          touchPoints:
            type === 'touchEnd' ? [] : [{ x: box.x + box.width - 40 - moved, y: box.y + 60 }],
        });
      await finger('touchStart', 0);
      for (let moved = 20; moved <= 260; moved += 20) await finger('touchMove', moved);
      await finger('touchEnd', 260);
      await expectAt(1);
      await next(slider).tap();
      await expectAt(2);
    });
    await test.step('the buttons are large enough and react to keys', async () => {
      for (const button of [previous(slider), next(slider)]) {
        const box = await button.boundingBox();
        expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
      }
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
