// The switch between pictures and a list of texts, which only a content with `view` has.
import { expect, type Page } from '@playwright/test';
import { test } from './fixtures.ts';
import { expectUsable, projectsPage } from './projects/parts.ts';

const choice = (page: Page, name: string) =>
  page.getByRole('group', { name: 'View' }).getByRole('radio', { name, exact: true });

const pictures = (page: Page) =>
  page.getByRole('list', { name: 'Projects', exact: true }).getByRole('img');

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('projects are shown as pictures or as texts', async ({ page }) => {
    await page.goto('project');
    const { cards, titles } = projectsPage(page);
    await expect(pictures(page).first()).toBeVisible();
    const names = await titles.allTextContents();
    await choice(page, 'List').check();
    await expect(pictures(page)).toHaveCount(0);
    await expect(cards).toHaveCount(12);
    expect(await titles.allTextContents()).toEqual(names);
    await choice(page, 'Pictures').check();
    await expect(pictures(page).first()).toBeVisible();
  });
});

test('a project in the list has title, tags, link, heart and share, and every control works', async ({
  page,
}) => {
  await page.goto('project');
  await choice(page, 'List').check();
  const { keyword, cards, saved, pager } = projectsPage(page);
  const first = cards.first();
  const title = (await first.getByRole('heading', { level: 2 }).textContent()) ?? '';
  await expect(first.getByRole('list', { name: 'Languages' })).toBeVisible();
  await expect(first.getByRole('button', { name: /^Share/ })).toBeVisible();
  await first.getByRole('button', { name: /^Save/ }).click();
  await saved.click();
  await expect(cards).toHaveCount(1);
  await expect(cards.getByRole('heading', { level: 2 })).toHaveText(title);
  await saved.click();
  await keyword.fill('html');
  await expect(page).toHaveURL(/\?q=html$/);
  await expect(cards).not.toHaveCount(0);
  await expect(pictures(page)).toHaveCount(0);
  await keyword.fill('');
  await expect(cards).toHaveCount(12);
  await expectUsable(page);

  await test.step('the choice is kept on other pages', async () => {
    await pager.getByRole('link', { name: 'Next' }).click();
    await expect(page).toHaveURL(/project\/2$/);
    await expect(pictures(page)).toHaveCount(0);
    await page.reload();
    await expect(choice(page, 'List')).toBeChecked();
    await expect(pictures(page)).toHaveCount(0);
    await expect(cards).not.toHaveCount(0);
  });
  await test.step('its link opens the page of the project', async () => {
    await page.goto('project');
    await first.getByRole('link', { name: title }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(title);
  });
});
