import { expect, type Page } from '@playwright/test';
import { test } from '../fixtures.ts';
import { watchSwap } from '../helpers/page-swap.ts';
import { projectsPage } from './parts.ts';

test.use({ reducedMotion: 'no-preference' });

/** Follows the link of a card, counted from 0, once the page reacts. */
async function readMore(page: Page, card: number): Promise<void> {
  const { cards, category } = projectsPage(page);
  await expect(category).toBeEnabled();
  await cards
    .nth(card)
    .getByRole('link', { name: /^READ MORE/ })
    .click();
}

test('the clicked cover alone is carried into its page', async ({ page }) => {
  const swapped = await watchSwap(page);
  await page.goto('project');
  await readMore(page, 1);
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
  await readMore(page, 0);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Birch and Bobbin');
  expect(await swapped()).toBe('none');
});

test('nothing is carried where the visitor has stopped all motion', { tag: '@all' }, async ({
  page,
}) => {
  const swapped = await watchSwap(page);
  await page.goto('project');
  await page.getByRole('button', { name: 'Pause animations' }).click();
  await readMore(page, 0);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Birch and Bobbin');
  await expect.poll(swapped).toBe('skipped');
});
