import { expect } from '@playwright/test';
import { test } from '../fixtures.ts';

test('imprint and privacy are linked at the foot of a page, and are whole pages', async ({
  page,
}) => {
  for (const name of ['Imprint', 'Privacy']) {
    await page.goto('/imprint');
    await page.getByRole('contentinfo').getByRole('link', { name }).click();
    await expect(page).toHaveTitle(`${name} | Vitrine Portfolio`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    const link = page.getByRole('contentinfo').getByRole('link', { name });
    await expect(link).toHaveAttribute('aria-current', 'page');
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
      'href',
      `https://vitrine.example/${name.toLowerCase()}`,
    );
  }
});
