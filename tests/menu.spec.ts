import { expect, type Page } from '@playwright/test';
import { test } from './fixtures.ts';

test.use({ viewport: { width: 390, height: 844 } });

const button = (page: Page) => page.getByRole('button', { name: 'Menu' });
const links = (page: Page) => page.getByRole('navigation', { name: 'Main' }).getByRole('link');

function menuTests(): void {
  test('it is closed until its button is pressed, and closes again', async ({ page }) => {
    await page.goto('/about');
    await expect(links(page)).toHaveCount(0);
    await button(page).click();
    await expect(links(page)).toHaveText(['Home', 'About', 'Service', 'Project', 'Contact']);
    await expect(links(page).last()).toBeInViewport({ ratio: 1 });
    // It leaves its own button free, which closes it again.
    const opener = await button(page).boundingBox();
    const menu = await page.locator('#menu').boundingBox();
    expect(menu?.y).toBeGreaterThan((opener?.y ?? 0) + (opener?.height ?? 0));
    await button(page).click();
    await expect(links(page)).toHaveCount(0);
  });

  test('it opens by keyboard, its links follow, and Escape closes it', async ({ page }) => {
    await page.goto('/about');
    await button(page).focus();
    await page.keyboard.press('Enter');
    await expect(links(page)).toHaveCount(5);
    await page.keyboard.press('Tab');
    await expect(links(page).first()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(links(page)).toHaveCount(0);
    await expect(button(page)).toBeFocused();
  });

  test('its links lead on', async ({ page }) => {
    await page.goto('/about');
    await button(page).click();
    await page.getByRole('link', { name: 'Service', exact: true }).click();
    await expect(page).toHaveTitle(/^SERVICE PAGE/);
    await expect(links(page)).toHaveCount(0);
  });
}

test.describe('the menu on a small screen', menuTests);

test.describe('the menu on a small screen without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  menuTests();
});
