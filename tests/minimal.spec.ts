import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { textsOf } from '../cli/check/sources.ts';
import { open } from '../scripts/settle.ts';
import { de } from '../src/labels/de.ts';
import { en } from '../src/labels/en.ts';
import { test } from './fixtures.ts';
import { expectAccessible } from './helpers/accessible.ts';
import { crawl } from './helpers/crawl.ts';
import { sidewaysScroll } from './helpers/overflow.ts';
import { locations } from './helpers/sitemap.ts';
import { textFaults } from './helpers/text-faults.ts';

const fixture = join(import.meta.dirname, 'fixtures', 'minimal');

const all = [
  { path: '/', file: 'home.yaml' },
  { path: '/about', file: 'about.md' },
  { path: '/service', file: 'services.yaml' },
  { path: '/project', file: 'projects.yaml' },
  { path: '/contact', file: 'contact.yaml' },
];
const present = all.filter(({ file }) => existsSync(join(fixture, file))).map(({ path }) => path);
const absent = all.map(({ path }) => path).filter((path) => !present.includes(path));

/** Words that only the sample has. */
const SAMPLE = /Mara|Lindqvist|Vitrine|vitrine\.example|Birch and Bobbin|guest book|On the board/;

test('the navigation names the pages that there are, and no others', async ({ page }) => {
  await page.goto('/');
  const links = page.getByRole('banner').getByRole('navigation').getByRole('link');
  const paths = await links.evaluateAll((found) => found.map((link) => link.getAttribute('href')));
  expect(paths).toEqual(present);
});

test('pages without content answer 404', async ({ request }) => {
  expect(absent.length, 'absent pages in the fixture').toBeGreaterThan(0);
  for (const path of absent) expect((await request.get(path)).status(), path).toBe(404);
  const index = await (await request.get('/sitemap-index.xml')).text();
  for (const map of locations(index)) {
    const named = await (await request.get(new URL(map).pathname)).text();
    for (const path of absent) expect(named).not.toContain(`${path}<`);
  }
});

test('no link leads to what is absent, and no word of the sample is left', async ({
  page,
  request,
  baseURL,
}) => {
  const { pages, faults } = await crawl(page, request, new URL('/', baseURL).href, () => true);
  expect(faults).toEqual([]);
  for (const url of [...pages, new URL('/nowhere', baseURL).href]) {
    const html = await (await request.get(url)).text();
    expect(SAMPLE.exec(html)?.[0], url).toBeUndefined();
  }
});

test('there are no testimonials and no counters, and no headings of theirs', async ({ page }) => {
  for (const path of present) {
    await page.goto(path);
    const main = page.getByRole('main');
    await expect(main.getByRole('figure')).toHaveCount(0);
    await expect(main.locator('blockquote')).toHaveCount(0);
    await expect(main.getByRole('heading', { name: 'In Zahlen' })).toHaveCount(0);
    await expect(main.getByText(/^\d+\+$/)).toHaveCount(0);
    await expect(main.getByRole('button', { name: /Stimme/ })).toHaveCount(0);
  }
});

test('nothing stands empty', async ({ page }) => {
  for (const path of present) {
    await page.goto(path);
    const empty = await page
      .locator('section, ul, ol, dl, p, h1, h2, h3, a, main > div')
      .evaluateAll((parts) =>
        parts
          .filter((part) => part.textContent?.trim() === '' && !part.querySelector('img, input'))
          .filter((part) => !part.closest('[aria-hidden="true"], [hidden], [role], [aria-live]'))
          .map((part) => part.outerHTML.slice(0, 120)),
      );
    expect(empty, path).toEqual([]);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  }
});

test('a not-found page without words of its own is only the frame', async ({ page }) => {
  const response = await page.goto('/nowhere');
  expect(response?.status()).toBe(404);
  await expect(page).toHaveTitle(/^NICHT GEFUNDEN/);
  await expect(page.getByRole('main')).toBeEmpty();
  await expect(page.getByRole('banner').getByRole('link').first()).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
});

test('a single project needs no pager and no search', async ({ page }) => {
  await page.goto('/project');
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(page.getByRole('navigation', { name: 'Seiten mit Projekten' })).toHaveCount(0);
  await expect(page.getByRole('search')).toHaveCount(0);
});

for (const width of [390, 1280]) {
  test(`every page is readable and accessible at ${width}`, async ({ page }) => {
    test.slow();
    await page.setViewportSize({ width, height: 844 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const path of present) {
      await open(page, path);
      expect.soft(await sidewaysScroll(page), path).toBe(0);
      expect.soft(await textFaults(page), path).toEqual([]);
      await expectAccessible(page);
    }
  });
}

test('a site in German is German throughout', async ({ page }) => {
  const texts = textsOf(en).map(({ value }) => value);
  const english = new Set(texts.filter((text) => /[a-z]{3}/.test(text) && !text.includes('{')));
  for (const { value } of textsOf(de)) english.delete(value);
  for (const path of [...present, '/details/reading-room', '/nowhere']) {
    await page.goto(path);
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    const said = await page
      .locator('body')
      .evaluate((body) =>
        [...body.querySelectorAll('*')].flatMap((part) => [
          ...[...part.childNodes].flatMap(({ nodeType, textContent }) =>
            nodeType === Node.TEXT_NODE ? [textContent?.trim() ?? ''] : [],
          ),
          ...['aria-label', 'title', 'alt', 'placeholder'].map(
            (name) => part.getAttribute(name) ?? '',
          ),
        ]),
      );
    expect(said).toContain('Hauptmenü');
    expect(said.filter((text) => english.has(text))).toEqual([]);
  }
  await page.goto('/details/reading-room');
  const info = page.getByRole('main');
  await expect(info.getByText('2. März 2026')).toBeVisible();
  await expect(info.getByRole('img', { name: '4,5 von 5 Sternen' })).toBeVisible();
});
