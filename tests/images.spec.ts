import { expect } from '@playwright/test';
import { open } from '../packages/vitrine/cli/browser/settle.ts';
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
  const cover = page.getByRole('article').locator('img').first();
  const { srcset, taken, needed } = await cover.evaluate((image: HTMLImageElement) => ({
    srcset: image.srcset,
    taken: new URL(image.currentSrc).pathname,
    needed: image.clientWidth * devicePixelRatio,
  }));
  // The candidates in `srcset` are sorted by width, so the first that is wide enough is the smallest.
  const candidates = srcset.split(', ').map((candidate) => candidate.split(' '));
  const fitting = candidates.find(([, width = '']) => Number.parseInt(width, 10) >= needed);
  expect(taken).toBe(fitting?.[0]);
});
