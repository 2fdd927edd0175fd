import { expect } from '@playwright/test';
import sharp from 'sharp';
import { test } from '../fixtures.ts';
import { fetchPage } from '../helpers/fetch-page.ts';

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
