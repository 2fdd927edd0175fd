import { expect, test } from '@playwright/test';
import { watchSwap } from '../helpers/page-swap.ts';

const about = { name: 'About', exact: true } as const;

test('one page fades into the next', async ({ page }) => {
  const swapped = await watchSwap(page);
  await page.goto('/service');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', about).click();
  await expect(page).toHaveTitle(/^ABOUT PAGE/);
  expect(await swapped()).toBe('');
});

test('nothing fades where the visitor has stopped all motion', async ({ page }) => {
  const swapped = await watchSwap(page);
  await page.goto('/service');
  await page.getByRole('button', { name: 'Stop all motion' }).click();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', about).click();
  await expect(page).toHaveTitle(/^ABOUT PAGE/);
  await expect.poll(swapped).toBe('skipped');
});

test('nothing fades where the system wants everything still', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const swapped = await watchSwap(page);
  await page.goto('/service');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', about).click();
  await expect(page).toHaveTitle(/^ABOUT PAGE/);
  expect(await swapped()).toBe('none');
});
