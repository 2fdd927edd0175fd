import { expect, test } from '@playwright/test';
import { open } from '../../scripts/settle.ts';
import { expectAccessible } from '../helpers/accessible.ts';
import { sidewaysScroll } from '../helpers/overflow.ts';

test('imprint and privacy are linked at the foot of a page, and are whole pages', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
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

test('a further page is readable and accessible on a phone and on a desk', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    await open(page, '/imprint');
    expect.soft(await sidewaysScroll(page)).toBe(0);
    await expectAccessible(page);
  }
});
