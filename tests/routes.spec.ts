import { expect, type Page } from '@playwright/test';
import { test } from './fixtures.ts';
import { locations } from './helpers/sitemap.ts';

const site = 'https://vitrine.example';

/** The table of the specification's section 2, and the pages that the pager adds. */
const routes = [
  { path: '/', title: 'HOME PAGE | Vitrine Portfolio', canonical: `${site}/` },
  { path: '/home', title: 'HOME PAGE | Vitrine Portfolio', canonical: `${site}/` },
  { path: '/about', title: 'ABOUT PAGE | Vitrine Portfolio', canonical: `${site}/about` },
  { path: '/service', title: 'SERVICE PAGE | Vitrine Portfolio', canonical: `${site}/service` },
  { path: '/project', title: 'PROJECT PAGE | Vitrine Portfolio', canonical: `${site}/project` },
  { path: '/project/2', title: 'PROJECT PAGE | Vitrine Portfolio', canonical: `${site}/project/2` },
  { path: '/contact', title: 'CONTACT PAGE | Vitrine Portfolio', canonical: `${site}/contact` },
  {
    path: '/details/123',
    title: 'DETAILS | Birch and Bobbin | Vitrine Portfolio',
    canonical: `${site}/details/123`,
  },
];

const canonical = (page: Page) => page.locator('link[rel="canonical"]');

for (const route of routes) {
  test(`${route.path} answers with its title and its canonical address`, async ({ page }) => {
    const response = await page.goto(route.path);
    expect(response?.status()).toBe(200);
    await expect(page).toHaveTitle(route.title);
    await expect(canonical(page)).toHaveAttribute('href', route.canonical);
    await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', /\S.{20,}/);
  });
}

test('the title of a details page names its own project', async ({ page }) => {
  for (const id of ['124', '180', '242']) {
    await page.goto(`/details/${id}`);
    const name = await page.getByRole('heading', { level: 1 }).innerText();
    await expect(page).toHaveTitle(`DETAILS | ${name} | Vitrine Portfolio`);
  }
});

const unknown = ['/nowhere', '/about/more', '/details', '/details/9999', '/project/11'];

for (const path of unknown) {
  test(`${path} is not found, and says so within the frame`, async ({ page }) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await expect(page).toHaveTitle('NOTFOUND PAGE | Vitrine Portfolio');
    await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link')).toHaveCount(5);
    await expect(page.getByRole('contentinfo')).toBeVisible();

    const body = page.getByRole('main');
    await expect(body.getByRole('heading', { level: 1 })).toHaveText('Closed here');
    await expect(body).toContainText('There is nothing at this address.');
    await expect(body.getByRole('link', { name: 'Back to the shop front' })).toHaveAttribute(
      'href',
      '/',
    );
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    await expect(canonical(page)).toHaveCount(0);
  });
}

test('an address with a slash at its end leads to the one without', async ({ page }) => {
  await page.goto('/about/');
  await expect(page).toHaveURL(/\/about$/);
});

test('the sitemap names every page once, by its canonical address', async ({ request }) => {
  test.slow();
  const index = await (await request.get('/sitemap-index.xml')).text();
  const maps = locations(index);
  expect(maps.length).toBeGreaterThan(0);
  const named: string[] = [];
  for (const map of maps) {
    named.push(...locations(await (await request.get(new URL(map).pathname)).text()));
  }
  expect(new Set(named).size).toBe(named.length);
  const expected = [`${site}/`, '/about', '/service', '/project', '/project/10', '/contact'];
  for (const address of expected) expect(named).toContain(new URL(address, site).href);
  expect(named.filter((url) => url.startsWith(`${site}/details/`))).toHaveLength(120);
  for (const url of named) {
    const response = await request.get(new URL(url).pathname, { maxRedirects: 0 });
    expect.soft(response.status(), url).toBe(200);
    expect.soft(/rel="canonical" href="([^"]+)"/.exec(await response.text())?.[1]).toBe(url);
  }
});
