import { spawnSync } from 'node:child_process';
import { expect } from '@playwright/test';
import sharp from 'sharp';
import { test } from '../fixtures.ts';
import { fetchPage } from '../helpers/fetch-page.ts';

const site = 'https://vitrine.example';

test('robots.txt leads to the sitemap, whose dates are real', async ({ request }) => {
  const robots = await (await request.get('/robots.txt')).text();
  expect(robots).toContain(`Sitemap: ${site}/sitemap-index.xml`);
  const xml = await (await request.get('/sitemap-0.xml')).text();
  const dates = [...xml.matchAll(/<lastmod>([^<]+)</g)].map((match) => Date.parse(match[1] ?? ''));
  // A shallow clone knows no dates, and then there are none.
  const shallow = spawnSync('git', ['rev-parse', '--is-shallow-repository'], { encoding: 'utf8' });
  const dated = shallow.stdout.trim() === 'true' ? 0 : xml.match(/<loc>/g)?.length;
  expect(dates).toHaveLength(dated ?? Number.NaN);
  for (const date of dates) expect(date).toBeLessThanOrEqual(Date.now());
});

test('the manifest names icons that have the size it says', async ({ request }) => {
  const { document } = await fetchPage(request, '/imprint');
  const path = document.querySelector('link[rel="manifest"]')?.getAttribute('href');
  const response = await request.get(path ?? '');
  expect(response.headers()['content-type']).toContain('application/manifest+json');
  const manifest: { name: string; icons: { src: string; sizes: string; purpose?: string }[] } =
    await response.json();
  expect(manifest.name).toBe('Vitrine Portfolio');
  expect(manifest.icons.map(({ purpose }) => purpose)).toContain('maskable');
  for (const { src, sizes } of manifest.icons) {
    const icon = await request.get(src);
    expect(icon.status(), src).toBe(200);
    if (sizes === 'any') continue;
    const { width, height } = await sharp(await icon.body()).metadata();
    expect(`${width}x${height}`, src).toBe(sizes);
  }
});

for (const [path, selector, type, text] of [
  ['/contact', 'main a[href$=".vcf"]', 'text/vcard', 'FN:Mara Lindqvist-Okafor'],
  ['/about', 'link[type="application/json"]', 'application/json', '"Typesetter, part-time"'],
  ['/imprint', 'link[type="application/atom+xml"]', 'application/xml', '<title>Birch and Bobbin'],
] as const) {
  test(`${path} links a file of type ${type}`, async ({ request }) => {
    const { document } = await fetchPage(request, path);
    const address = document.querySelector(selector)?.getAttribute('href');
    const response = await request.get(address ?? '');
    expect(response.headers()['content-type']).toContain(type);
    expect(await response.text()).toContain(text);
  });
}
