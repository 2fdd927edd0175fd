import { expect } from '@playwright/test';
import { test } from './fixtures.ts';
import { sitemapAddresses } from './helpers/sitemap.ts';

const BASE = '/portfolio';
const site = 'https://featherstonehaugh-ravensworthy-and-daughters.example';

test('the canonical addresses and the sitemap name the sub-path', async ({ page, request }) => {
  for (const path of ['', '/about', '/details/100']) {
    await page.goto(BASE + path);
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', site + BASE + path);
  }
  const named = await sitemapAddresses(request, BASE);
  expect(named).toContain(`${site}${BASE}/details/100`);
  for (const url of named) {
    expect(`${url}/`).toMatch(new RegExp(`^${site}${BASE}/`));
    const answer = await request.get(new URL(url).pathname, { maxRedirects: 0 });
    expect(answer.status(), url).toBe(200);
  }
});

test('links from page to page stay below the sub-path', async ({ page }) => {
  await page.goto(BASE);
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'What stands in the window' })
    .click();
  await expect(page).toHaveURL((url) => url.pathname === `${BASE}/project`);
  await page
    .getByRole('link', { name: /^Look closer/ })
    .first()
    .click();
  await expect(page).toHaveURL((url) => url.pathname.startsWith(`${BASE}/details/`));
  await page.getByRole('link', { name: /, home page$/ }).click();
  await expect(page).toHaveURL((url) => url.pathname === BASE);
});
