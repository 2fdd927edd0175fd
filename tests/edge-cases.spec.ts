import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { open } from '../packages/vitrine/cli/browser/settle.ts';
import { builds } from './builds.ts';
import { test } from './fixtures.ts';
import { expectAccessible } from './helpers/accessible.ts';
import { fetchPage } from './helpers/fetch-page.ts';
import { expectReadable } from './helpers/readable.ts';
import { sitemapAddresses } from './helpers/sitemap-addresses.ts';
import { smallTargets } from './helpers/targets.ts';
import { expectFontBudget, weigh } from './performance/weigh.ts';

/** Maximum width of an image file, in pixels: twice the widest image on a page, for HiDPI screens. */
const WIDEST = 2600;

const { base } = builds['edge-cases'];

/** The URL of the site from `site.yaml`, with the sub-path of the build. */
const SITE = `https://featherstonehaugh-ravensworthy-and-daughters.example${base}`;

const ids = readdirSync(join(import.meta.dirname, 'fixtures', 'edge-cases', 'projects'));
const details = ids.map((id) => `details/${id}`);
const withCovers = ['panorama', 'phone', 'photograph'].map((id) => `details/${id}`);

const writing = ['writing', 'writing/long-word'];
const others = ['./', 'about', 'service', 'service/two', 'project', 'contact', 'nowhere'];
const withImages = ['project', ...withCovers];

const all = [...others, ...writing, ...details];

test('every page has its canonical address', async ({ request }) => {
  for (const path of all) {
    const { status, document } = await fetchPage(request, path === './' ? base : path);
    const canonical = document.querySelector('link[rel="canonical"]')?.getAttribute('href');
    const expected = [200, `${SITE}/${path}`.replace('/./', '')];
    expect([status, canonical], path).toEqual(path === 'nowhere' ? [404, undefined] : expected);
  }
});

for (const path of ['./', 'contact', 'details/markup', 'writing/long-word']) {
  test(`${path} is readable and accessible at 320 and 1280 px`, async ({ page }) => {
    await page.goto(path);
    await expectReadable(page);
    await page.setViewportSize({ width: 320, height: 844 });
    await expectReadable(page);
    expect.soft(await smallTargets(page, 'a[href], button, input', 24)).toEqual([]);
    await expectAccessible(page);
  });
}

for (const path of all) {
  test(`${path} is readable and accessible at every width`, { tag: '@all' }, async ({ page }) => {
    await open(page, path);
    if (withImages.includes(path)) await expectImages(page);
    await expectAccessible(page);
    for (const width of [1920, 1280, 768, 320, 390]) {
      await page.setViewportSize({ width, height: 844 });
      await expectReadable(page);
      expect.soft(await smallTargets(page, 'a[href], button, input', 24)).toEqual([]);
    }
  });

  test(`${path} is accessible by night`, { tag: '@all' }, async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await open(page, path);
    await expectAccessible(page);
  });
}

/** Expects that the main content has images, each within its frame and undistorted. */
async function expectImages(page: Page): Promise<void> {
  const images = page.locator('main img:not([src*=".svg#"])');
  expect(await images.count()).toBeGreaterThan(0);
  const issues = await images.evaluateAll(
    (all: HTMLImageElement[], widest) =>
      all.flatMap((image) => {
        const { naturalWidth, naturalHeight, currentSrc } = image;
        const box = image.getBoundingClientRect();
        const frame = image.parentElement?.getBoundingClientRect() ?? box;
        const found: string[] = [];
        if (naturalWidth === 0 || box.width < 1 || box.height < 1) found.push('is not visible');
        if (naturalWidth > widest) found.push(`is ${naturalWidth} px wide`);
        if (box.right > frame.right + 1 || box.bottom > frame.bottom + 1) {
          found.push('sticks out of its frame');
        }
        if (box.height > 2 * innerHeight) found.push('is far higher than the window');
        const stretch = box.width / box.height / (naturalWidth / naturalHeight);
        const isFilled = getComputedStyle(image).objectFit === 'fill';
        if (isFilled && Math.abs(stretch - 1) > 0.02) found.push('is distorted');
        return found.map((issue) => `${currentSrc} ${issue}`);
      }),
    WIDEST,
  );
  expect(issues).toEqual([]);
}

test('answers are found by a search in the page, and are printed', async ({ page }) => {
  const answer = page.getByText('A cat sleeps in the wheelhouse.');
  for (const path of ['contact', './']) {
    await page.goto(path);
    await expect(answer).toBeHidden();
    await page.emulateMedia({ media: 'print' });
    await expect(answer).toBeVisible();
    await page.emulateMedia({ media: null });
    // A URL with a text fragment (`#:~:text=`) opens the answer, as the browser's text search does.
    await page.goto(`${path}?found#:~:text=sleeps%20in%20the%20wheelhouse`);
    await expect(answer).toBeInViewport();
  }
  // The link of a package fills the subject of a message with its name.
  await page.getByRole('link', { name: 'before somebody else does (סירה & "more" <b>)' }).click();
  await expect(page.getByRole('textbox', { name: 'Subject' })).toHaveValue('סירה & "more" <b>');
});

test('the accent that the content names is used', async ({ page }) => {
  const loaded = weigh(page);
  await open(page, './');
  await expectFontBudget(page, await loaded());
  const accent = page.locator('body');
  await accent.evaluate((body) => body.style.setProperty('color', 'var(--accent)'));
  await expect(accent).toHaveCSS('color', 'rgb(0, 123, 77)');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(accent).not.toHaveCSS('color', 'rgb(0, 123, 77)');
  const icon = await (await page.request.get('favicon.svg')).text();
  expect(icon).toContain('#007b4d');
});

test('letters of Central Europe load two more font files', async ({ page }) => {
  const loaded = weigh(page);
  await open(page, 'about');
  expect((await loaded()).filter(({ type }) => type === 'font')).toHaveLength(4);
});

test('forty skills are all named on Home and on About', async ({ request }) => {
  const textsOf = async (path: string, selector: string) => {
    const { document } = await fetchPage(request, path);
    return [...document.querySelectorAll(selector)].map((item) => item.textContent.trim());
  };
  const names = await textsOf(base, '[aria-label="Tools I work with"] li');
  expect(names.length).toBeGreaterThanOrEqual(40);
  const listed = await textsOf('about', 'main li');
  const missing = names.filter((name) => !listed.some((item) => item.endsWith(name)));
  expect(missing).toEqual([]);
});

test('the sitemap names addresses below the sub-path', async ({ request }) => {
  const named = await sitemapAddresses(request, base);
  expect(named).toContain(`${SITE}/details/100`);
  for (const url of named) {
    expect(`${url}/`).toContain(`${SITE}/`);
    const response = await request.get(new URL(url).pathname, { maxRedirects: 0 });
    expect(response.status(), url).toBe(200);
  }
});
