import { expect } from '@playwright/test';
import { open } from '../scripts/settle.ts';
import { test } from './fixtures.ts';
import { fetchPage } from './helpers/fetch-page.ts';

for (const path of ['/', '/details/123', '/about', '/project', '/project/2']) {
  const tag = path === '/' || path === '/details/123' ? [] : '@all';
  test(`the images of ${path} are AVIF with a WebP fallback, eager in the first view and else lazy`, {
    tag,
  }, async ({ page }) => {
    await page.goto(path);
    const images = await page.locator('img').evaluateAll((all) =>
      all.map((image) => ({
        src: image.getAttribute('src') ?? '',
        loading: image.getAttribute('loading') ?? 'eager',
        isFar: image.getBoundingClientRect().top > 2 * innerHeight,
        isInFirstView: image.getBoundingClientRect().bottom <= innerHeight,
        sources: [...(image.parentElement?.querySelectorAll('source') ?? [])].map(
          ({ type, srcset, sizes }) => ({ type, srcset, sizes }),
        ),
      })),
    );
    expect(images.length).toBeGreaterThan(0);
    for (const { src, loading, isFar, isInFirstView, sources } of images) {
      // An icon out of a file that comes for the other icons anyway.
      if (src.includes('.svg#')) continue;
      if (isFar) expect.soft(loading, `${src}, far below the first view`).toBe('lazy');
      if (isInFirstView) expect.soft(loading, `${src}, in the first view`).toBe('eager');
      if (src.endsWith('.svg')) continue;
      const types = sources.map(({ type }) => type);
      expect.soft(types, src).toEqual(['image/avif']);
      expect.soft(src, 'behind it').toMatch(/\.webp$/);
      for (const { srcset, sizes } of sources) {
        expect.soft(srcset, src).toMatch(/ \d+w(, .* \d+w)*$/);
        expect.soft(sizes, src).not.toBe('');
      }
    }
  });
}

test('the first row of covers is eager, the others are lazy', async ({ request }) => {
  const { document } = await fetchPage(request, '/project');
  const covers = [...document.querySelectorAll('article img')];
  const loading = covers.map((image) => image.getAttribute('loading'));
  expect(loading).toEqual([...Array(3).fill('eager'), ...Array(9).fill('lazy')]);
});

test('a browser takes the AVIF in the smallest width that fits', async ({ page }) => {
  await open(page, '/project');
  const { widths, taken, needed } = await page
    .getByRole('article')
    .locator('img')
    .first()
    .evaluate((image) => {
      if (!(image instanceof HTMLImageElement)) throw new Error('The first cover is no image.');
      const avif = image.parentElement?.querySelector<HTMLSourceElement>('[type="image/avif"]');
      const candidates = (avif?.srcset ?? '').split(', ').map((candidate) => {
        const [url = '', width = ''] = candidate.split(' ');
        return { url: new URL(url, location.href).href, width: Number.parseInt(width, 10) };
      });
      return {
        widths: candidates.map(({ width }) => width),
        taken: candidates.find(({ url }) => url === image.currentSrc)?.width,
        needed: image.clientWidth * devicePixelRatio,
      };
    });
  const fitting = widths.filter((width) => width >= needed);
  expect(taken).toBe(Math.min(...fitting));
});
