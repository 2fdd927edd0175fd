// What one can do is done once; the browser has nothing to say about it, above all not that the
// content policy kept something back. tests/templates.spec.ts does so for every page as it stands.
import { expect } from '@playwright/test';
import { fillIn, test as messageTest, sendButton } from '../contact/fixtures.ts';
import { test } from '../fixtures.ts';
import { watchConsole } from '../helpers/watch-console.ts';
import { projectsPage } from '../projects/parts.ts';

test('search, filters, saving and the share menu', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'share'));
  const said = watchConsole(page);
  await page.goto('/project');
  const { keyword, category, heart, share, titles } = projectsPage(page);
  await keyword.fill('Bobbin');
  await expect(titles).toHaveText(['Birch and Bobbin']);
  await category.selectOption({ index: 1 });
  await heart('Birch and Bobbin').click();
  await share('Birch and Bobbin').click();
  const menu = page.getByRole('group', { name: 'Share Birch and Bobbin' });
  await menu.getByRole('button', { name: 'Copy link' }).click();
  await expect(menu.getByRole('status')).not.toBeEmpty();
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: /^READ MORE/ }).click();
  await expect(page).toHaveURL(/\/details\//);
  await page.goBack();
  await expect(titles).toHaveText(['Birch and Bobbin']);
  expect(said).toEqual([]);
});

test('the pictures of a project', async ({ page }) => {
  const said = watchConsole(page);
  await page.goto('/details/123');
  await expect(page.getByRole('button', { name: 'Save Birch and Bobbin' })).toBeVisible();
  await page
    .getByRole('link', { name: /^Enlarge/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog', { name: 'Pictures of Birch and Bobbin' });
  await dialog.getByRole('button', { name: 'Next picture' }).click();
  await expect(dialog.getByRole('status')).toHaveText('Picture 2 of 3');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  expect(said).toEqual([]);
});

messageTest.describe('without JavaScript', () => {
  messageTest.use({ javaScriptEnabled: false });

  messageTest('a message that is refused, and one that is taken', async ({ page, server }) => {
    const said = watchConsole(page);
    await page.goto('/contact');
    await fillIn(page, { name: 'Ida' });
    await page.locator('form#contact-form').evaluate((form) => form.setAttribute('novalidate', ''));
    await sendButton(page).click();
    await expect(page.locator('#contact-answer')).not.toBeEmpty();
    await expect(page.locator('#contact-name')).toHaveValue('Ida');
    await fillIn(page);
    await sendButton(page).click();
    await expect(page).toHaveURL(/\/contact\/sent$/);
    expect(server.stored()).toHaveLength(1);
    expect(said.filter((line) => !line.includes('status of 422'))).toEqual([]);
  });
});
