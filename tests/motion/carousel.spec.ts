import { expect } from '@playwright/test';
import { test } from '../fixtures.ts';
import { allAuthors, authorsInView, next, openSlider, previous } from './slider-support.ts';
import { countTimers } from './support.ts';

const count = 6;

test('a click while the track still moves is counted', async ({ page }) => {
  const slider = await openSlider(page, '/about', 1280);
  const track = slider.getByRole('group').first();
  const moves = await track.evaluateHandle((element) => ({
    begun: new Promise((resolve) => {
      element.addEventListener('scroll', resolve, { once: true });
    }),
  }));
  await next(slider).click();
  await moves.evaluate(({ begun }) => begun.then(() => undefined));
  await next(slider).click();
  await expect(slider.getByText('3 of 6', { exact: true })).toBeVisible();
  const authors = await allAuthors(slider);
  await expect.poll(() => authorsInView(slider)).toEqual([authors[2]]);
});

test('the markup is that of a carousel', async ({ page }) => {
  const slider = await openSlider(page, '/', 1280);
  await expect(slider).toHaveRole('region');
  await expect(slider).toHaveAccessibleName('From the guest book');
  const slides = slider.locator('[aria-roledescription="slide"]');
  await expect(slides).toHaveCount(count);
  for (let index = 0; index < count; index += 1) {
    await expect(slides.nth(index)).toHaveRole('group');
    await expect(slides.nth(index)).toHaveAccessibleName(`${index + 1} of ${count}`);
  }
  await expect(slider.locator('[inert]')).toHaveCount(2);
});

test('the buttons are real, large enough, and keep the focus', async ({ page }) => {
  const slider = await openSlider(page, '/about', 390);
  for (const button of [previous(slider), next(slider)]) {
    const box = await button.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
  }
  await previous(slider).focus();
  await page.keyboard.press('Tab');
  await expect(next(slider)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(slider.getByText('2 of 6', { exact: true })).toBeVisible();
  await page.keyboard.press('Space');
  await expect(slider.getByText('3 of 6', { exact: true })).toBeVisible();
  await expect(next(slider)).toBeFocused();
});

test('a new record is announced politely, the first one is not', async ({ page }) => {
  const slider = await openSlider(page, '/about', 1280);
  const live = slider.locator('[aria-live="polite"]');
  await expect(live).toBeEmpty();
  await next(slider).click();
  await expect(live).toHaveText(/^2 of 6: She asked more questions .* Kwame Vasquez-Holm$/);
});

test('it does not turn by itself', async ({ page }) => {
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

test('a swipe turns the page and the index follows', async ({ browser, baseURL }) => {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    baseURL: baseURL ?? '',
  });
  const page = await context.newPage();
  const slider = await openSlider(page, '/', 390);
  const box = await slider.getByRole('group').first().boundingBox();
  if (!box) throw new Error('The slider has no track.');
  const session = await context.newCDPSession(page);
  const finger = (type: 'touchStart' | 'touchMove' | 'touchEnd', moved: number) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints:
        type === 'touchEnd' ? [] : [{ x: box.x + box.width - 40 - moved, y: box.y + 60 }],
    });
  await finger('touchStart', 0);
  for (let moved = 20; moved <= 260; moved += 20) await finger('touchMove', moved);
  await finger('touchEnd', 260);
  await expect(slider.getByText('2 of 6', { exact: true })).toBeVisible();
  const authors = await allAuthors(slider);
  await expect.poll(() => authorsInView(slider)).toEqual([authors[1]]);
  await next(slider).tap();
  await expect.poll(() => authorsInView(slider)).toEqual([authors[2]]);
  await context.close();
});
