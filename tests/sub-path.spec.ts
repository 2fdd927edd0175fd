import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { test } from './fixtures.ts';
import { crawl } from './helpers/crawl.ts';
import { locations } from './helpers/sitemap.ts';

const BASE = '/portfolio';
const site = 'https://featherstonehaugh-ravensworthy-and-daughters.example';
const projects = readdirSync(join(import.meta.dirname, 'fixtures', 'awkward', 'projects'));

test('every link, image, script and font from the first page on stays below the sub-path', {
  tag: '@all',
}, async ({ page, request, baseURL }) => {
  test.slow();
  const start = new URL(BASE, baseURL).href;
  const inside = ({ pathname }: URL) => pathname === BASE || pathname.startsWith(`${BASE}/`);
  const { pages, faults } = await crawl(page, request, start, inside);
  expect(faults).toEqual([]);
  const paths = new Set(pages.map((url) => new URL(url).pathname));
  for (const path of ['', '/about', '/service', '/project', '/project/2', '/contact']) {
    expect(paths).toContain(BASE + path);
  }
  for (const id of projects) expect(paths).toContain(`${BASE}/details/${id}`);
});

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

test('a walk through the site stays below the sub-path', async ({ page }) => {
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

test('an unknown path below the sub-path shows the not-found page with its way out', async ({
  page,
}) => {
  const response = await page.goto(`${BASE}/nowhere`);
  expect(response?.status()).toBe(404);
  await page.getByRole('main').getByRole('link').click();
  await expect(page).toHaveTitle(/^HOME PAGE/);
});

test('what the site is found and shared by stands below the sub-path', async ({
  page,
  request,
}) => {
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
