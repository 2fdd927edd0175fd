import { expect } from '@playwright/test';
import { hydrate } from '../helpers/hydrate.ts';
import { expectUsable, test } from './parts.ts';

test('pictures open larger, turn, close in every way, and return the focus', async ({ page }) => {
  await page.goto('details/123');
  await hydrate(page.getByRole('button', { name: 'Save Birch and Bobbin' }));
  const openers = page.getByRole('link', { name: /^Enlarge/ });
  const dialog = page.getByRole('dialog', { name: 'Pictures of Birch and Bobbin' });
  const where = dialog.getByRole('status');
  const images = dialog.getByRole('img');

  await test.step('by arrow keys and by buttons', async () => {
    await expect(openers).toHaveCount(3);
    await openers.first().focus();
    await page.keyboard.press('Enter');
    await expect(where).toHaveText('Picture 1 of 3');
    await expectUsable(page);
    await page.keyboard.press('ArrowLeft');
    await expect(where).toHaveText('Picture 1 of 3');
    await page.keyboard.press('ArrowRight');
    await expect(where).toHaveText('Picture 2 of 3');
    await expect(images.nth(1)).toBeInViewport({ ratio: 1 });
    await expect(images.nth(0)).not.toBeInViewport();
    await dialog.getByRole('button', { name: 'Next picture' }).click();
    await expect(where).toHaveText('Picture 3 of 3');
    await expect(dialog.getByRole('button', { name: 'Next picture' })).toBeDisabled();
    await dialog.getByRole('button', { name: 'Previous picture' }).click();
    await expect(where).toHaveText('Picture 2 of 3');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(openers.first()).toBeFocused();
  });
  await test.step('by arrow keys in right-to-left text', async () => {
    await page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'));
    await openers.first().press('Enter');
    await page.keyboard.press('ArrowLeft');
    await expect(where).toHaveText('Picture 2 of 3');
    await page.keyboard.press('Escape');
    await page.evaluate(() => document.documentElement.setAttribute('dir', 'ltr'));
  });
  await test.step('beginning with the one that was clicked, larger than on the page', async () => {
    const before = (await openers.nth(2).boundingBox())?.width ?? 0;
    await openers.nth(2).click();
    await expect(where).toHaveText('Picture 3 of 3');
    await expect(images.nth(2)).toBeInViewport({ ratio: 1 });
    expect((await images.nth(2).boundingBox())?.width).toBeGreaterThan(before);
  });
  await test.step('by the close button', async () => {
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(dialog).toBeHidden();
  });
  await test.step('by swiping', async () => {
    await openers.first().click();
    await expect(where).toHaveText('Picture 1 of 3');
    // Scrolls as a swipe does; at its end, the browser snaps to the nearest picture (scroll snap).
    const strip = dialog.getByRole('list');
    await strip.evaluate((list) => list.scrollBy({ left: list.clientWidth * 0.7 }));
    await expect(where).toHaveText('Picture 2 of 3');
    await expect(images.nth(1)).toBeInViewport({ ratio: 1 });
  });
  await test.step('in their own pixels, moved by keys and by mouse', async () => {
    const zoom = dialog.getByRole('button', { name: 'Actual size' });
    const image = images.nth(1);
    const edges = async () => await image.boundingBox();
    await zoom.click();
    await expect(zoom).toHaveAttribute('aria-pressed', 'true');
    expect((await edges())?.width).toBe(1600);
    await expectUsable(page);
    const before = await edges();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowDown');
    await expect.poll(async () => (await edges())?.x).toBe((before?.x ?? 0) - 80);
    await expect.poll(async () => (await edges())?.y).toBeLessThan(before?.y ?? 0);
    await expect(where).toHaveText('Picture 2 of 3');
    await page.mouse.move(600, 400);
    await page.mouse.down();
    await page.mouse.move(680, 430);
    await page.mouse.up();
    await expect.poll(async () => (await edges())?.x).toBe(before?.x);
    await expect(zoom).toHaveAttribute('aria-pressed', 'true');
    await image.click();
    await expect(zoom).toHaveAttribute('aria-pressed', 'false');
    await image.click();
    await dialog.getByRole('button', { name: 'Previous picture' }).click();
    await expect(where).toHaveText('Picture 1 of 3');
    await expect(zoom).toHaveAttribute('aria-pressed', 'false');
  });
  await test.step('by a click beside the picture', async () => {
    await page.mouse.click(400, 30);
    await expect(dialog).toBeHidden();
  });
});
