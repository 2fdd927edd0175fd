import { expect } from '@playwright/test';
import { open } from '../scripts/settle.ts';
import { test } from './fixtures.ts';
import { fetchPage } from './helpers/fetch-page.ts';

test('the first row of covers is eager, the others are lazy', async ({ request }) => {
  const { document } = await fetchPage(request, '/project');
  const covers = [...document.querySelectorAll('article img')];
  const loading = covers.map((image) => image.getAttribute('loading'));
  expect(loading).toEqual([...Array(3).fill('eager'), ...Array(9).fill('lazy')]);
});

test('a browser takes the smallest width that fits', async ({ page }) => {
  await open(page, '/project');
  const { widths, taken, needed } = await page
    .getByRole('article')
    .locator('img')
    .first()
    .evaluate((image) => {
      if (!(image instanceof HTMLImageElement)) throw new Error('The first cover is no image.');
      const candidates = image.srcset.split(', ').map((candidate) => {
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
