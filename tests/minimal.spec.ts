import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { open } from '../packages/vitrine/cli/browser/settle.ts';
import { textsOf } from '../packages/vitrine/content/edit/walk.ts';
import { loadLanguage } from '../packages/vitrine/i18n/load-language.ts';
import { ROOT } from '../packages/vitrine/settings/site-paths.ts';
import { builds } from './builds.ts';
import { test } from './fixtures.ts';
import { expectAccessible } from './helpers/accessible.ts';
import { expectReadable } from './helpers/readable.ts';
import { sitemapAddresses } from './helpers/sitemap-addresses.ts';

const present = ['/', '/service', '/project', '/contact'];
const absent = ['/about', '/writing'];

/** Matches words that occur only in the content of the sample site. */
const SAMPLE = /Mara|Lindqvist|Vitrine|vitrine\.example|Birch and Bobbin|guest book|On the board/;

test('pages without content answer 404', async ({ request }) => {
  for (const path of absent) expect((await request.get(path)).status(), path).toBe(404);
  const named = (await sitemapAddresses(request)).map((address) => new URL(address).pathname);
  expect(named).toEqual(expect.arrayContaining(present));
  expect(named.filter((path) => absent.includes(path))).toEqual([]);
});

test('no page has a word of the sample', () => {
  const folder = resolve(ROOT, builds.minimal.outDir);
  const pages = globSync('**/*.html', { cwd: folder });
  expect(pages.length).toBeGreaterThan(present.length);
  for (const page of pages) {
    const html = readFileSync(join(folder, page), 'utf8');
    expect(SAMPLE.exec(html)?.[0], page).toBeUndefined();
  }
});

test('every page is complete, accessible and German', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const path of [...present, '/service/club-website']) {
    await open(page, path);
    const main = page.getByRole('main');
    const absent = main
      .locator('blockquote, figure')
      .or(main.getByRole('heading', { name: 'In Zahlen' }))
      .or(main.getByText(/^\d+\+$/))
      .or(main.getByRole('button', { name: /Stimme/ }));
    await expect.soft(absent, path).toHaveCount(0);
    await expect.soft(page.getByRole('heading', { level: 1 }), path).toHaveCount(1);
    if (path === '/') {
      // The sections appear in the order of `sections` in home.yaml.
      const headings = main.getByRole('heading', { level: 2 });
      await expect(headings).toHaveText(['Was ich tue', /^Guten? /]);
    }
    expect.soft(await emptyParts(page), path).toEqual([]);
    await expectReadable(page);
    await expectGerman(page);
    await expectAccessible(page);
  }
});

/** Elements of a page that have neither text nor an image, although they should. */
const emptyParts = (page: Page) =>
  page.locator('section, ul, ol, dl, p, h1, h2, h3, a, main > div').evaluateAll((parts) =>
    parts
      .filter((part) => part.textContent?.trim() === '' && !part.querySelector('img, input'))
      .filter((part) => !part.closest('[aria-hidden="true"], [hidden], [role], [aria-live]'))
      .map((part) => part.outerHTML.slice(0, 120)),
  );

/** English texts of the interface that have a different German translation. */
const english = new Set(
  textsOf(await loadLanguage('en'))
    .map(({ value }) => value)
    .filter((text) => /[a-z]{3}/.test(text) && !text.includes('{')),
);
for (const { value } of textsOf(await loadLanguage('de'))) english.delete(value);

async function expectGerman(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('lang', 'de-DE');
  const said = await page
    .locator('body *')
    .evaluateAll((parts) =>
      parts.flatMap((part) => [
        ...[...part.childNodes].map((node) => (node instanceof Text ? node.data.trim() : '')),
        ...['aria-label', 'title', 'alt', 'placeholder'].map(
          (name) => part.getAttribute(name) ?? '',
        ),
      ]),
    );
  expect(said).toContain('Hauptmenü');
  expect(said.filter((text) => english.has(text))).toEqual([]);
}

test('a not-found page without texts has header, navigation and footer only', async ({ page }) => {
  await page.goto('/nowhere');
  await expect(page).toHaveTitle(/^NICHT GEFUNDEN/);
  await expect(page.getByRole('main')).toBeEmpty();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  const links = page.getByRole('banner').getByRole('navigation').getByRole('link');
  const named = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(named, 'the links of the navigation').toEqual(present);
  await expectGerman(page);
});

test.describe('with theme: dark', () => {
  const day = 'oklch(0.985 0.002 110)';
  const night = 'oklch(0.17 0.003 260)';

  test('the site is dark until a visitor chooses another theme', async ({ page }) => {
    const html = page.locator('html');
    const choice = (name: string) => page.getByRole('radio', { name, exact: true });
    await page.goto('/');
    await expect(html).toHaveCSS('background-color', night);
    await expect(choice('Dunkel')).toBeChecked();
    const colours = page.locator('meta[name="theme-color"]');
    const shown = () =>
      colours.evaluateAll(
        (all: HTMLMetaElement[]) => all.find(({ media }) => matchMedia(media).matches)?.content,
      );
    expect(await shown()).toBe(night);
    await page.emulateMedia({ media: 'print' });
    await expect(html).toHaveCSS('color-scheme', 'light');
    await page.emulateMedia({ media: 'screen' });
    for (const name of ['System', 'Hell']) {
      await choice(name).check();
      await expect(html).toHaveCSS('background-color', day);
      await page.reload();
      await expect(html).toHaveCSS('background-color', day);
      await expect(choice(name)).toBeChecked();
      expect(await shown()).toBe(day);
    }
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('the site is dark', async ({ page }) => {
      await page.goto('/');
      await expect(page.locator('html')).toHaveCSS('background-color', night);
    });
  });
});

test('a single project needs no pager and no search', async ({ page }) => {
  await page.goto('/project');
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(page.getByRole('navigation', { name: 'Seiten mit Projekten' })).toHaveCount(0);
  await expect(page.getByRole('search')).toHaveCount(0);
  await page.goto('/details/reading-room');
  await expectGerman(page);
  const info = page.getByRole('main');
  await expect(info.getByText('2. März 2026')).toBeVisible();
  await expect(info.getByRole('img', { name: '4,5 von 5 Sternen' })).toBeVisible();
});
