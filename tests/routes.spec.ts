import { expect } from '@playwright/test';
import { parseResponse } from '../packages/vitrine/message/parse-response.ts';
import { test } from './fixtures.ts';
import { fetchPage } from './helpers/fetch-page.ts';
import { pages } from './helpers/sample-pages.ts';
import { sitemapAddresses } from './helpers/sitemap-addresses.ts';

const site = 'https://vitrine.example';

/** Paths of the sample site, each with the page title that the specification requires. */
const routes = [
  ...pages.filter(({ path }) => path !== '/nowhere'),
  { path: '/project/2', title: 'PROJECT PAGE | Vitrine Portfolio' },
  { path: '/imprint', title: 'Imprint | Vitrine Portfolio' },
  { path: '/privacy', title: 'Privacy | Vitrine Portfolio' },
];

test('every page has its title and canonical address', async ({ request }) => {
  for (const { path, title } of [...routes, { path: '/home', title: routes[0]?.title }]) {
    const { status, html: text, document } = await fetchPage(request, path);
    expect([status, document.title], path).toEqual([200, title]);
    const canonical = document.querySelector('link[rel="canonical"]')?.getAttribute('href');
    expect(canonical).toBe(site + path.replace('/home', '/'));
    // Netlify confirms a message with its own page. A page of the site is not such a confirmation.
    const outcome = parseResponse('netlify', { status: 200, retryAfter: null, text });
    expect(outcome, path).toEqual({ sent: false, reason: 'unclear' });
  }
});

// tests/security/hosts.spec.ts tests that every unknown path is answered with the not-found page.
test('an unknown address shows the not-found page', async ({ request }) => {
  const { document } = await fetchPage(request, '/nowhere');
  expect(document.title).toBe('NOTFOUND PAGE | Vitrine Portfolio');
  const one = (selector: string) => document.querySelector(selector);
  expect(one('link[rel="canonical"]')).toBeNull();
  expect(document.querySelectorAll('nav[aria-label="Main"] a')).toHaveLength(5);
  expect(one('body > footer')).not.toBeNull();
  expect(one('main h1')?.textContent).toBe('Closed here');
  expect(one('main')?.textContent).toContain('There is nothing at this address.');
  expect(one('meta[name="robots"]')?.getAttribute('content')).toBe('noindex');
  expect(one('main a[href="/"]')?.textContent).toContain('Back to the shop front');
});

test('the sitemap names every page once, by its canonical address', async ({ request }) => {
  const named = await sitemapAddresses(request);
  expect(new Set(named).size).toBe(named.length);
  expect(named).toEqual(expect.arrayContaining([`${site}/`, `${site}/about`, `${site}/imprint`]));
  expect(named.filter((url) => url.startsWith(`${site}/project`))).toHaveLength(10);
  expect(named.filter((url) => url.startsWith(`${site}/details/`))).toHaveLength(120);
  for (const url of named) {
    const response = await request.get(new URL(url).pathname, { maxRedirects: 0 });
    expect.soft(response.status(), url).toBe(200);
    expect.soft(/rel="canonical" href="([^"]+)"/.exec(await response.text())?.[1]).toBe(url);
  }
});
