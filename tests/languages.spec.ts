import { expect, type Page } from '@playwright/test';
import { open } from '../packages/vitrine/cli/browser/settle.ts';
import { test } from './fixtures.ts';
import { expectAccessible } from './helpers/accessible.ts';
import { fetchPage } from './helpers/fetch-page.ts';
import { sidewaysScroll } from './helpers/readable.ts';

const site = 'https://vitrine.example';
const cards = (page: Page) => page.getByRole('main').getByRole('article');

test('each page links to itself in the other language', async ({ request }) => {
  const linked = async (path: string, language: string) => {
    const { document } = await fetchPage(request, path);
    const link = document.querySelector(`a[hreflang="${language}"]`);
    const [lang, href] = ['lang', 'href'].map((name) => link?.getAttribute(name));
    return [document.documentElement.lang, lang, href];
  };
  for (const path of ['', '/about', '/project/2', '/details/123', '/contact', '/imprint']) {
    expect(await linked(path || '/', 'de')).toEqual(['en-DE', 'de', `/de${path}`]);
    expect(await linked(`/de${path}`, 'en')).toEqual(['de-DE', 'en', path || '/']);
  }
});

test('links on German pages lead to German pages', async ({ request }) => {
  const { document } = await fetchPage(request, '/de');
  const main = [...document.querySelectorAll('nav[aria-label="Hauptmenü"] a')];
  expect(main.map((link) => link.textContent.trim())).toEqual([
    ...['Start', 'Über mich', 'Leistungen', 'Projekte', 'Kontakt'],
  ]);
  for (const link of main) {
    const { document } = await fetchPage(request, link.getAttribute('href') ?? '');
    const inside = document.querySelectorAll(
      ':is(main, header, footer) a[href^="/"]:not([hreflang])',
    );
    const paths = Array.from(inside, (link) => link.getAttribute('href'));
    expect(paths.filter((path) => !/^\/de(?:[/#?]|$)/.test(path ?? ''))).toEqual([]);
  }
});

test('the German search finds German words, in the address as well', async ({ page }) => {
  await page.goto('/de/project');
  await page.getByRole('searchbox').fill('Dorfkirche');
  await expect(page).toHaveURL('/de/project?q=Dorfkirche');
  await expect(page.getByText('1 von 120 Projekten')).toBeVisible();
  await cards(page)
    .getByRole('link', { name: /^Mehr lesen/i })
    .click();
  await expect(page).toHaveURL('/de/details/130');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ein Chor aus einem Tal');
  await expect(page.getByText('21. Juli 2026')).toBeVisible();
  await page.goto('/de/project?category=Onlineshop');
  await expect(cards(page).first()).toContainText('Onlineshop');
});

test('a page without a translation says so, is marked, and has one address', async ({
  request,
}) => {
  const list = await fetchPage(request, '/de/project/3');
  const card = list.document.querySelector('article');
  expect(card?.textContent).toContain('auf Englisch');
  expect(card?.querySelector('h2')?.getAttribute('lang')).toBe('en');
  const path = card?.querySelector('a[href^="/de/details/"]')?.getAttribute('href') ?? '';
  const { document } = await fetchPage(request, path);
  const text = document.body.textContent;
  expect(text).toContain('Diese Seite gibt es bisher nur auf Englisch.');
  expect(document.querySelectorAll('[lang="en"] h1')).toHaveLength(1);
  const canonical = document.querySelector('link[rel="canonical"]')?.getAttribute('href');
  expect(canonical).toBe(site + path.replace('/de', ''));
  expect(document.querySelectorAll('link[hreflang]')).toHaveLength(0);
  const translated = await fetchPage(request, '/de/details/123');
  expect(translated.document.body.textContent).not.toContain('bisher nur auf');
});

test('search engines, feed readers and previews get German addresses', async ({ request }) => {
  const { document } = await fetchPage(request, '/de/about');
  const links = [...document.querySelectorAll('link[hreflang], link[rel="canonical"]')];
  expect(
    links.map((link) => `${link.getAttribute('hreflang')} ${link.getAttribute('href')}`).sort(),
  ).toEqual([
    `de ${site}/de/about`,
    `en ${site}/about`,
    `null ${site}/de/about`,
    `x-default ${site}/about`,
  ]);
  const image = document.querySelector('meta[property="og:image"]')?.getAttribute('content');
  expect(image).toBe(`${site}/de/share/about.jpg`);
  const map = await (await request.get('/sitemap-0.xml')).text();
  expect(map).toContain(`<loc>${site}/de/details/123</loc>`);
  expect(map).not.toContain(`<loc>${site}/de/details/150</loc>`);
  expect(map).toContain(
    `<xhtml:link rel="alternate" hreflang="de" href="${site}/de/details/123"/>`,
  );
  const feed = await (await request.get('/de/feed.xml')).text();
  expect(feed).toContain('xml:lang="de-DE"');
  expect(feed.match(/<entry xml:lang="en">/g)).toHaveLength(8);
  expect(await (await request.get('/de/resume.json')).json()).toMatchObject({
    basics: { label: 'Freie Webentwicklerin' },
  });
});

test('the German page for unknown addresses links the German home page', async ({ request }) => {
  const { status, document } = await fetchPage(request, '/de/nirgends');
  expect([status, document.documentElement.lang]).toEqual([404, 'de-DE']);
  const links = document.querySelectorAll('main a');
  expect(Array.from(links, (link) => link.getAttribute('href'))).toEqual(['/de']);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a message from the German page is answered in German, good or bad', async ({ page }) => {
    await page.goto('/de/contact');
    const fields = { Name: 'Ida Novak', Betreff: 'Ein Laden', Nachricht: 'Guten Tag.' };
    for (const [name, text] of Object.entries(fields)) {
      await page.getByRole('textbox', { name, exact: true }).fill(text);
    }
    const email = page.getByRole('textbox', { name: 'E-Mail' });
    await email.fill('ida@visitor');
    await email.press('Enter');
    await expect(page).toHaveURL('/de/api/contact');
    await expect(page.getByText('Noch nicht gesendet.', { exact: false })).toBeVisible();
    await email.fill('ida@visitor.example');
    await email.press('Enter');
    await expect(page).toHaveURL('/de/contact/sent');
    const again = page.getByRole('link', { name: 'Noch eine Nachricht schreiben' });
    await expect(again).toHaveAttribute('href', '/de/contact');
  });
});

test('German pages are accessible, and fit a phone', { tag: '@all' }, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of ['/de', '/de/project', '/de/details/150']) {
    await open(page, path);
    await expectAccessible(page);
    expect(await sidewaysScroll(page), path).toBe(0);
  }
});
