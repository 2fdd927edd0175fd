import { type APIRequestContext, expect } from '@playwright/test';
import { parseResponse } from '../src/contact/parse-response.ts';
import { test } from './fixtures.ts';
import { fetchPage } from './helpers/fetch-page.ts';
import { pages } from './helpers/sample-pages.ts';
import { sitemapAddresses } from './helpers/sitemap-addresses.ts';

const site = 'https://vitrine.example';

/** The pages of each kind, and further pages with the titles that the specification gives them. */
const routes = [
  ...pages.filter(({ path }) => path !== '/nowhere'),
  { path: '/project/2', title: 'PROJECT PAGE | Vitrine Portfolio' },
  { path: '/imprint', title: 'Imprint | Vitrine Portfolio' },
  { path: '/privacy', title: 'Privacy | Vitrine Portfolio' },
];

async function read(request: APIRequestContext, path: string) {
  const { status, html, document } = await fetchPage(request, path);
  const attribute = (selector: string, name: string) =>
    document.querySelector(selector)?.getAttribute(name) ?? undefined;
  return {
    status,
    html,
    title: document.title,
    canonical: attribute('link[rel="canonical"]', 'href'),
    description: attribute('meta[name="description"]', 'content'),
  };
}

test('every page has its title, canonical address and description', async ({ request }) => {
  for (const { path, title } of routes) {
    const page = await read(request, path);
    expect(page, path).toMatchObject({ status: 200, title, canonical: site + path });
    expect(page.description, path).toMatch(/\S.{20,}/);
  }
  expect(await read(request, '/home')).toMatchObject({
    status: 200,
    title: 'HOME PAGE | Vitrine Portfolio',
    canonical: `${site}/`,
  });
});

test('no page of the site counts as what Netlify answers to a message', async ({ request }) => {
  for (const { path } of pages) {
    const { html: text } = await read(request, path);
    const outcome = parseResponse('netlify', { status: 200, retryAfter: null, text });
    expect(outcome, path).toEqual({ sent: false, reason: 'unclear' });
  }
});

// tests/security/hosts.spec.ts proves that each unknown address is answered with this page.
test('an unknown address shows the not-found page', async ({ page, request }) => {
  expect(await read(request, '/nowhere')).toMatchObject({
    status: 404,
    title: 'NOTFOUND PAGE | Vitrine Portfolio',
    canonical: undefined,
  });
  await page.goto('/nowhere');
  await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link')).toHaveCount(5);
  await expect(page.getByRole('contentinfo')).toBeVisible();
  const body = page.getByRole('main');
  await expect(body.getByRole('heading', { level: 1 })).toHaveText('Closed here');
  await expect(body).toContainText('There is nothing at this address.');
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  await body.getByRole('link', { name: 'Back to the shop front' }).click();
  await expect(page).toHaveURL((url) => url.pathname === '/');
});

test('the sitemap names every page once, by its canonical address', async ({ request }) => {
  const named = await sitemapAddresses(request);
  expect(new Set(named).size).toBe(named.length);
  const listPages = Array.from({ length: 9 }, (_, index) => `/project/${index + 2}`);
  const expected = ['/', '/about', '/service', '/project', ...listPages, '/contact', '/imprint'];
  for (const address of expected) expect(named).toContain(new URL(address, site).href);
  expect(named.filter((url) => url.startsWith(`${site}/details/`))).toHaveLength(120);
  for (const url of named) {
    const response = await request.get(new URL(url).pathname, { maxRedirects: 0 });
    expect.soft(response.status(), url).toBe(200);
    expect.soft(/rel="canonical" href="([^"]+)"/.exec(await response.text())?.[1]).toBe(url);
  }
});
