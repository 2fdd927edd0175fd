// The example with three projects.
import { expect } from '@playwright/test';
import { test } from './fixtures.ts';

test('two or three projects need no search, but an address with one works', async ({ page }) => {
  await page.goto('/project?q=nowhereinthetext');
  await expect(page.getByRole('article')).toHaveCount(0);
  await expect(page.getByRole('search')).toHaveCount(0);
  await page.goto('/project');
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page.getByRole('search')).toHaveCount(0);
});
