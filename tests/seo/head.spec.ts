import { type APIRequestContext, expect } from '@playwright/test';
import { test } from '../fixtures.ts';
import { fetchPage } from '../helpers/fetch-page.ts';

const site = 'https://vitrine.example';

/** Pages with tags for sharing, and their types of structured data, without breadcrumbs. */
const shared = [
  { path: '/', title: 'Mara Lindqvist-Okafor', types: ['ProfilePage', 'ProfessionalService'] },
  { path: '/about', title: 'One person behind the counter', types: ['ProfilePage'] },
  { path: '/service', title: 'The price board', types: ['ProfessionalService', 'OfferCatalog'] },
  {
    path: '/service/e-commerce-website',
    title: 'E-commerce Website',
    types: ['Service', 'ProfessionalService'],
  },
  { path: '/project', title: 'On display', types: [] },
  { path: '/project/2', title: 'On display', types: [] },
  { path: '/details/123', title: 'Birch and Bobbin', types: ['CreativeWork'] },
  { path: '/details/242', title: /\S/, types: ['CreativeWork'] },
  { path: '/contact', title: 'Knock, the bell works', types: [] },
  { path: '/imprint', title: 'Imprint', types: [] },
];

/** Reads the structured data (JSON-LD) of a page. */
async function thingsOf(request: APIRequestContext, path: string) {
  const { document } = await fetchPage(request, path);
  const blocks = document.querySelectorAll('script[type="application/ld+json"]');
  expect(blocks, path).toHaveLength(1);
  const graph: { '@type': string; [key: string]: unknown }[] = JSON.parse(
    blocks[0]?.textContent ?? '',
  )['@graph'];
  return graph;
}

test('each page has title, description and image for sharing', async ({ request }) => {
  const images = new Set<string>();
  for (const { path, title } of shared) {
    const html = await (await request.get(path)).text();
    const meta = (name: string) =>
      new RegExp(`<meta (?:property|name)="${name}" content="([^"]*)"`).exec(html)?.[1] ?? '';
    expect(meta('og:title'), path).toMatch(title);
    expect(meta('og:description'), path).toMatch(/\S.{20,}/);
    expect(meta('og:url'), path).toBe(new URL(path, site).href);
    expect(meta('twitter:card'), path).toBe('summary_large_image');
    const address = meta('og:image');
    expect(address).toMatch(new RegExp(`^${site}/`));
    const file = await request.get(new URL(address).pathname);
    expect(file.headers()['content-type'], path).toBe('image/jpeg');
    images.add((await file.body()).toString('base64'));
  }
  expect(images.size).toBe(shared.length - 1);
});

test('each page has structured data of its types', async ({ request }) => {
  for (const { path, types } of shared) {
    const things = await thingsOf(request, path);
    const schemaTypes = things.map((thing) => thing['@type']);
    expect(schemaTypes, path).toEqual(path === '/' ? types : [...types, 'BreadcrumbList']);
    expect(JSON.stringify(things), `${path} claims no review that nobody wrote`).not.toContain(
      'Review',
    );
  }
});

test('the breadcrumbs in the structured data are those on the page', async ({ request }) => {
  const [, breadcrumbs] = await thingsOf(request, '/details/123');
  const { document } = await fetchPage(request, '/details/123');
  const links = [...document.querySelectorAll('nav[aria-label="Breadcrumb"] a')];
  expect(links).toHaveLength(3);
  expect(breadcrumbs?.itemListElement).toMatchObject(
    links.map((link) => ({ name: link.textContent, item: site + link.getAttribute('href') })),
  );
});
