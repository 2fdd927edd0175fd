import { expect, test } from '@playwright/test';
import { open } from '../scripts/settle.ts';
import { paths } from './helpers/pages.ts';

for (const path of ['/', '/about', '/project', '/project/2', '/details/123']) {
  test(`the images of ${path} have their size, their forms and their time`, async ({ page }) => {
    await page.goto(path);
    const images = await page.locator('img').evaluateAll((all) =>
      all.map((image) => ({
        src: image.getAttribute('src') ?? '',
        width: Number(image.getAttribute('width')),
        height: Number(image.getAttribute('height')),
        loading: image.getAttribute('loading') ?? 'eager',
        alt: image.getAttribute('alt'),
        isFar: image.getBoundingClientRect().top > 2 * innerHeight,
        isInFirstView: image.getBoundingClientRect().bottom <= innerHeight,
        sources: [...(image.parentElement?.querySelectorAll('source') ?? [])].map(
          ({ type, srcset, sizes }) => ({ type, srcset, sizes }),
        ),
      })),
    );
    expect(images.length).toBeGreaterThan(0);
    for (const { src, width, height, loading, alt, isFar, isInFirstView, sources } of images) {
      expect.soft(width, `width of ${src}`).toBeGreaterThan(0);
      expect.soft(height, `height of ${src}`).toBeGreaterThan(0);
      expect.soft(alt, `alt of ${src}`).not.toBeNull();
      // An icon out of a file that comes for the other icons anyway.
      if (src.includes('.svg#')) continue;
      if (isFar) expect.soft(loading, `${src}, far below the first view`).toBe('lazy');
      if (isInFirstView) expect.soft(loading, `${src}, in the first view`).toBe('eager');
      if (src.endsWith('.svg')) continue;
      expect
        .soft(
          sources.map(({ type }) => type),
          src,
        )
        .toEqual(['image/avif']);
      expect.soft(src, 'behind it').toMatch(/\.webp$/);
      for (const { srcset, sizes } of sources) {
        expect.soft(srcset, src).toMatch(/ \d+w(, .* \d+w)*$/);
        expect.soft(sizes, src).not.toBe('');
      }
    }
  });
}

test('every image can be read', async ({ page }) => {
  for (const path of paths) {
    await open(page, path);
    const broken = await page.locator('img').evaluateAll(async (all) => {
      const unread = all.filter(
        (image) => image instanceof HTMLImageElement && image.complete && image.naturalWidth === 0,
      );
      return unread.map((image) => image.getAttribute('src'));
    });
    expect(broken, path).toEqual([]);
  }
});

test('the first row of covers is eager, the others are lazy', async ({ page }) => {
  await page.goto('/project');
  const loading = await page
    .getByRole('article')
    .locator('img')
    .evaluateAll((all) => all.map((image) => image.getAttribute('loading')));
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
