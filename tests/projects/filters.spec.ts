import { expect, type Locator } from '@playwright/test';
import { projectsPage, test } from './parts.ts';

/** The number of projects that each option of a filter shows. */
async function counts(list: Locator): Promise<number[]> {
  const options = await list.getByRole('option').allTextContents();
  return options.map((option) => Number(/\((\d+)\)$/.exec(option)?.[1] ?? Number.NaN));
}

test('filters show how many projects they leave, combine, and are cleared', async ({ page }) => {
  await page.goto('project');
  const { category, technology, keyword, found, cards } = projectsPage(page);

  await test.step('each choice shows the number of projects that it leaves', async () => {
    const [all = 0, ...each] = await counts(category);
    expect(all).toBe(120);
    expect(each.reduce((sum, count) => sum + count, 0)).toBe(120);
    await category.selectOption('Blog Website');
    await expect(found).toHaveText(`${each[1]} of 120 projects`);
    const [left, byTechnology] = await counts(technology);
    expect(left).toBe(each[1]);
    await technology.selectOption({ index: 1 });
    await expect(found).toHaveText(`${byTechnology} of 120 projects`);
  });
  await test.step('filters combine with each other and with keywords', async () => {
    await category.selectOption('eCommerce Website');
    await technology.selectOption('REACT-BOOTSTRAP');
    await keyword.fill('hat');
    await expect(page).toHaveURL(
      /\/project\?q=hat&category=eCommerce\+Website&language=REACT-BOOTSTRAP$/,
    );
    await expect(found).toHaveText(/^\d+ of 120 projects$/);
    await expect(cards).not.toHaveCount(0);
    for (const chosen of ['eCommerce Website', 'REACT-BOOTSTRAP']) {
      await expect(cards.filter({ hasNotText: chosen })).toHaveCount(0);
    }
  });
  await page.getByRole('link', { name: 'Clear all' }).click();
  await expect(found).toHaveText('120 projects');
  await expect(page.getByRole('link', { name: 'Clear all' })).toHaveCount(0);
  await expect(category).toHaveValue('');
  await expect(keyword).toHaveValue('');

  await test.step('a tag of a card is a link to that filter', async () => {
    await cards.first().getByRole('link', { name: 'HTML-CSS-JAVASCRIPT' }).click();
    await expect(technology).toHaveValue('HTML-CSS-JAVASCRIPT');
    await expect(found).toBeFocused();
    await expect(page).toHaveURL(/\/project\?language=HTML-CSS-JAVASCRIPT$/);
  });
});
