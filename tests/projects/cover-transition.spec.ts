import { expect, test } from '@playwright/test';
import { watchSwap } from '../helpers/page-swap.ts';
import { projectsPage } from './parts.ts';

test('the clicked cover alone is carried into its page', async ({ page }) => {
  const swapped = await watchSwap(page);
  await page.goto('project');
  await expect(projectsPage(page).category).toBeEnabled();
  await projectsPage(page)
    .cards.nth(1)
    .getByRole('link', { name: /^READ MORE/ })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Honey from the Lime Avenue');
  expect(await swapped()).toBe('124');
  await expect(page.locator('[data-print="main"]')).toHaveCSS(
    'view-transition-name',
    'project-cover',
  );
});

test('nothing is carried where the system wants everything still', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const swapped = await watchSwap(page);
  await page.goto('project');
  await expect(projectsPage(page).category).toBeEnabled();
  await projectsPage(page)
    .cards.first()
    .getByRole('link', { name: /^READ MORE/ })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Birch and Bobbin');
  expect(await swapped()).toBe('none');
});

test('nothing is carried where the visitor has stopped all motion', async ({ page }) => {
  const swapped = await watchSwap(page);
  await page.goto('project');
  await page.getByRole('button', { name: 'Stop all motion' }).click();
  await expect(projectsPage(page).category).toBeEnabled();
  await projectsPage(page)
    .cards.first()
    .getByRole('link', { name: /^READ MORE/ })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Birch and Bobbin');
  await expect.poll(swapped).toBe('skipped');
});
