import { expect } from '@playwright/test';
import { test } from './fixtures.ts';

test.use({ viewport: { width: 390, height: 844 } });

function menuTest(tag: string[]): void {
  const title = 'it opens by click and key, closes by button and Escape, and leads on';
  test(title, { tag }, async ({ page }) => {
    const button = page.getByRole('button', { name: 'Menu' });
    const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
    await page.goto('/about');
    await expect(links).toHaveCount(0);
    const closed = await button.evaluate((element) => getComputedStyle(element).backgroundColor);
    await button.click();
    await expect(button, 'looks open').not.toHaveCSS('background-color', closed);
    await expect(links).toHaveText(['Home', 'About', 'Service', 'Project', 'Contact']);
    await expect(links.last()).toBeInViewport({ ratio: 1 });
    // The open menu must not cover its button, because the button also closes the menu.
    const opener = await button.boundingBox();
    const menu = await page.locator('#menu').boundingBox();
    expect(menu?.y).toBeGreaterThan((opener?.y ?? 0) + (opener?.height ?? 0));
    await button.click();
    await expect(links).toHaveCount(0);
    await expect(button, 'looks closed').toHaveCSS('background-color', closed);

    await button.focus();
    await page.keyboard.press('Enter');
    await expect(links).toHaveCount(5);
    await page.keyboard.press('Tab');
    await expect(links.first()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(links).toHaveCount(0);
    await expect(button).toBeFocused();

    await button.click();
    await page.getByRole('link', { name: 'Service', exact: true }).click();
    await expect(page).toHaveTitle(/^SERVICE PAGE/);
    await expect(links).toHaveCount(0);
  });
}

test.describe('the menu on a small screen', () => menuTest(['@all']));

test.describe('the menu on a small screen without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  menuTest([]);
});
