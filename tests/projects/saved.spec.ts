import { expect } from '@playwright/test';
import { projectsPage, test } from './parts.ts';

const birch = 'Birch and Bobbin';

test('a saved project is saved in other tabs and on its own page', async ({ page, context }) => {
  await page.goto('project');
  const { heart, saved } = projectsPage(page);
  await expect(heart(birch)).toHaveAttribute('aria-pressed', 'false');
  await expect(saved).toHaveText('Saved (0)');

  await test.step('another tab follows', async () => {
    const other = await context.newPage();
    await other.goto('project');
    await projectsPage(other).heart(birch).click();
    await expect(projectsPage(other).saved).toHaveText('Saved (1)');
    await other.close();
  });
  await expect(heart(birch)).toHaveAttribute('aria-pressed', 'true');
  await expect(saved).toHaveText('Saved (1)');
  await page.goto('details/123');
  await expect(heart(birch)).toHaveAttribute('aria-pressed', 'true');
  await heart(birch).press('Enter');
  await expect(heart(birch)).toHaveAttribute('aria-pressed', 'false');
});

test("'Saved' shows the saved projects only, and a hint where there are none", async ({ page }) => {
  await page.goto('project');
  const { heart, saved, titles, found } = projectsPage(page);
  await saved.click();
  await expect(page.getByText('No projects saved yet.')).toBeVisible();
  await expect(page).toHaveURL(/\/project\?saved$/);
  await page.getByRole('link', { name: 'Show all projects' }).click();
  await heart('Sewn by Hand').click();
  await heart(birch).click();
  await saved.click();
  await expect(titles).toHaveText([birch, 'Sewn by Hand']);
  await heart(birch).click();
  await expect(found).toHaveText('1 of 120 projects');
  await expect(saved).toHaveAttribute('aria-pressed', 'true');
  await saved.click();
  await expect(found).toHaveText('120 projects');
});

test('a project is saved until the visitor leaves where storage is full', async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await page.goto('project');
  const { heart, saved } = projectsPage(page);
  await heart(birch).click();
  await expect(heart(birch)).toHaveAttribute('aria-pressed', 'true');
  await expect(saved).toHaveText('Saved (1)');
  await expect(page.getByText(`so ${birch} is saved only until you leave`)).toBeVisible();
});
