import { expect } from '@playwright/test';
import { test } from '../fixtures.ts';
import { watchConsole } from './parts.ts';

test('previous and next lead through the list, in its order', async ({ page }) => {
  await page.goto('project');
  const links = page.getByRole('article').getByRole('link', { name: /^READ MORE/ });
  const paths = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  await page.goto(paths[0] ?? '');
  const around = page.getByRole('navigation', { name: 'Before and after' });
  await expect(around.getByRole('link')).toHaveText([/^Next project/]);
  for (const path of paths.slice(1, 4)) {
    await around.getByRole('link', { name: /^Next project/ }).click();
    await expect(page).toHaveURL(new RegExp(`${path}$`));
  }
  await around.getByRole('link', { name: /^Previous project/ }).click();
  await expect(page).toHaveURL(new RegExp(`${paths[2]}$`));
});

test('three related projects share category or languages', async ({ page }) => {
  await page.goto('details/123');
  const related = page
    .getByRole('region', { name: 'Related projects' })
    .or(page.locator('section', { has: page.getByRole('heading', { name: 'Related projects' }) }));
  const cards = related.first().getByRole('article');
  await expect(cards).toHaveCount(3);
  for (const card of await cards.all()) {
    await expect(card).toContainText('Portfolio Website');
    await expect(card).toContainText('HTML-CSS-JAVASCRIPT');
    await expect(card).not.toContainText('Birch and Bobbin');
  }
});

test('the call to write fills the subject of the contact form', async ({ page }) => {
  await page.goto('details/123');
  const call = page.getByRole('link', { name: 'Write about something like this' });
  const url = new URL((await call.getAttribute('href')) ?? '', page.url());
  expect(url.searchParams.get('subject')).toBe('Something like Birch and Bobbin');
  await call.click();
  await expect(page).toHaveURL(/\/contact\?subject=/);
});

test.describe('pictures', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('details/123');
    await expect(page.getByRole('button', { name: 'Save Birch and Bobbin' })).toBeVisible();
  });

  test('open larger, turn by arrow keys and by buttons, and give the focus back', async ({
    page,
  }) => {
    const said = watchConsole(page);
    const openers = page.getByRole('link', { name: /^Enlarge/ });
    await expect(openers).toHaveCount(3);
    await openers.first().focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Pictures of Birch and Bobbin' });
    const where = dialog.getByRole('status');
    const images = dialog.getByRole('img');
    await expect(where).toHaveText('Picture 1 of 3');
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
    expect(said).toEqual([]);
  });

  test('begin with the one that was clicked, larger than on the page', async ({ page }) => {
    const opener = page.getByRole('link', { name: /^Enlarge/ }).nth(2);
    const before = (await opener.boundingBox())?.width ?? 0;
    await opener.click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('status')).toHaveText('Picture 3 of 3');
    const image = dialog.getByRole('img').nth(2);
    await expect(image).toBeInViewport({ ratio: 1 });
    expect((await image.boundingBox())?.width).toBeGreaterThan(before);
  });

  test('turn by swiping', async ({ page }) => {
    await page
      .getByRole('link', { name: /^Enlarge/ })
      .first()
      .click();
    const dialog = page.getByRole('dialog');
    const strip = dialog.getByRole('list');
    // A finger scrolls the strip; where it is let go, the browser snaps.
    await strip.evaluate((list) => list.scrollBy({ left: list.clientWidth * 0.7 }));
    await expect(dialog.getByRole('status')).toHaveText('Picture 2 of 3');
    await expect(dialog.getByRole('img').nth(1)).toBeInViewport({ ratio: 1 });
  });

  test('close by the button and by a click beside the picture, not on it', async ({ page }) => {
    const opener = page.getByRole('link', { name: /^Enlarge/ }).first();
    const dialog = page.getByRole('dialog');
    await opener.click();
    await dialog.getByRole('img').first().click();
    await expect(dialog).toBeVisible();
    await page.mouse.click(8, 400);
    await expect(dialog).toBeHidden();
    await opener.click();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(dialog).toBeHidden();
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the page reads in full, and a picture is a link to its file', async ({ page, request }) => {
    await page.goto('details/123');
    const opener = page.getByRole('link', { name: /^Enlarge/ }).first();
    const file = await request.get((await opener.getAttribute('href')) ?? '');
    expect(file.headers()['content-type']).toMatch(/^image\//);
    await expect(page.getByRole('heading', { name: 'Related projects' })).toBeVisible();
    await expect(page.getByRole('link', { name: /^Next project/ })).toBeVisible();
    await expect(page.getByRole('button', { name: /^(Save|Share)/ })).toHaveCount(0);
  });
});
