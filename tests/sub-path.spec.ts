import { expect } from '@playwright/test';
import { test } from './fixtures.ts';
import { locations } from './helpers/sitemap.ts';

const BASE = '/portfolio';
const site = 'https://featherstonehaugh-ravensworthy-and-daughters.example';

test('the canonical addresses and the sitemap name the sub-path', async ({ page, request }) => {
  for (const path of ['', '/about', '/details/100']) {
    await page.goto(BASE + path);
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', site + BASE + path);
  }
  const index = await (await request.get(`${BASE}/sitemap-index.xml`)).text();
  const maps = locations(index);
  expect(maps.length).toBeGreaterThan(0);
  for (const map of maps) {
    expect(map).toMatch(new RegExp(`^${site}${BASE}/`));
    const answer = await request.get(new URL(map).pathname);
    const named = locations(await answer.text());
    expect(named).toContain(`${site}${BASE}/details/100`);
    expect(
      named.filter((url) => url !== site + BASE && !url.startsWith(`${site}${BASE}/`)),
    ).toEqual([]);
    for (const url of named) {
      const page = await request.get(new URL(url).pathname, { maxRedirects: 0 });
      expect(page.status(), url).toBe(200);
    }
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

test('an unknown path below the sub-path shows the not-found page, which links to Home', async ({
  page,
}) => {
  const response = await page.goto(`${BASE}/nowhere`);
  expect(response?.status()).toBe(404);
  await page.getByRole('main').getByRole('link').click();
  await expect(page).toHaveTitle(/^HOME PAGE/);
});

test('shared images, feed, vCard and icons are below the sub-path', async ({ page, request }) => {
  await page.goto(`${BASE}/details/100`);
  const image = await page.locator('meta[property="og:image"]').getAttribute('content');
  expect(image).toBe(`${site}${BASE}/share/details/100.jpg`);
  for (const path of ['/share/details/100.jpg', '/feed.xml', '/contact.vcf', '/icons/512.png']) {
    expect((await request.get(BASE + path)).status(), path).toBe(200);
  }
  // These two are only ever read at the root of a host.
  for (const path of ['/robots.txt', '/.well-known/security.txt']) {
    expect((await request.get(BASE + path)).status(), path).toBe(404);
  }
});
