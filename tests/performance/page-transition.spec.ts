import { expect } from '@playwright/test';
import { test } from '../fixtures.ts';
import { watchSwap } from '../helpers/page-swap.ts';

test.use({ reducedMotion: 'no-preference' });

const about = { name: 'About', exact: true } as const;

test('the line below the current page moves from name to name', async ({ page }) => {
  await page.addInitScript(() => {
    addEventListener('pagereveal', async ({ viewTransition }) => {
      await viewTransition?.ready;
      const effects = document.getAnimations().map(({ effect }) => effect);
      const parts = effects.map(
        (effect) => effect instanceof KeyframeEffect && effect.pseudoElement,
      );
      sessionStorage.setItem('moving', parts.join(' '));
    });
  });
  await page.goto('/service');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', about).click();
  await expect(page).toHaveTitle(/^ABOUT PAGE/);
  await expect
    .poll(() => page.evaluate(() => sessionStorage.getItem('moving')))
    .toContain('::view-transition-group(current-page)');
});

test('nothing moves where the visitor has stopped all motion', async ({ page }) => {
  const swapped = await watchSwap(page);
  await page.goto('/service');
  await page.getByRole('button', { name: 'Pause animations' }).click();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', about).click();
  await expect(page).toHaveTitle(/^ABOUT PAGE/);
  await expect.poll(swapped).toBe('skipped');
});

test('nothing moves where the system wants everything still', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const swapped = await watchSwap(page);
  await page.goto('/service');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', about).click();
  await expect(page).toHaveTitle(/^ABOUT PAGE/);
  expect(await swapped()).toBe('none');
});
