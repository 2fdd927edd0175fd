import { expect, type Page } from '@playwright/test';
import { test } from './fixtures.ts';
import { counters, testimonialAuthors } from './helpers/sample-texts.ts';

const sentence = 'I make Web Designe, Web Development and WP Customization';

/** A CSS selector for elements with the owner's texts, except elements that are only printed. */
const texts = 'main :is(h1, h2, h3, p:not([aria-live]), dt, dd):not([hidden] *)';

/** The owner's texts on a page. The greeting, which depends on the hour, becomes “Good Day”. */
const written = (page: Page) =>
  page
    .locator(`${texts}, main :is(li, blockquote, figcaption)`)
    .and(page.locator(':not([inert] *)'))
    .evaluateAll((nodes) =>
      nodes
        .map((node) => node.textContent?.trim().replace(/^Good [A-Z][a-z]+$/, 'Good Day') ?? '')
        .filter((text) => text !== ''),
    );

/** Expects that each testimonial can be scrolled into view, without buttons that need JavaScript. */
async function expectTestimonials(page: Page, names: readonly string[]): Promise<void> {
  const slides = page.locator('[aria-roledescription="slide"]');
  await expect(slides).toHaveCount(names.length);
  await expect(slides.first().locator('..')).toHaveCSS('overflow-x', 'auto');
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    for (const [index, name] of names.entries()) {
      const slide = slides.nth(index);
      await slide.scrollIntoViewIfNeeded();
      await expect(slide.locator('blockquote')).toBeInViewport({ ratio: 0.9 });
      await expect(slide.getByRole('figure')).toContainText(name);
      await expect(slide.getByRole('figure')).toBeInViewport({ ratio: 0.6 });
    }
  }
  await expect(page.getByRole('button', { name: /testimonial/ })).toHaveCount(0);
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const [path, names] of [
    ['/', testimonialAuthors],
    ['/about', testimonialAuthors],
    ['/details/123', testimonialAuthors.filter((_, index) => index % 5 === 0)],
  ] as const) {
    const tag = path === '/' ? [] : '@all';
    test(`${path} has the same texts as with scripts`, { tag }, async ({ page, browser }) => {
      await page.goto(path);
      const without = await written(page);
      expect(without.length).toBeGreaterThan(5);
      const withScripts = await browser.newPage({ javaScriptEnabled: true });
      await withScripts.goto(page.url());
      expect(await written(withScripts)).toEqual(without);
      await withScripts.close();
      await expect(page.locator(texts).filter({ visible: false })).toHaveCount(0);
      const switches = /^(Save|Share|Pause)|^Theme$/;
      await expect(page.getByRole('button', { name: switches })).toHaveCount(0);
      await expect(page.getByRole('group', { name: switches })).toHaveCount(0);
      await expectTestimonials(page, names);
      if (path !== '/') return;
      expect(await page.locator('body').innerText()).toContain(sentence);
      await expect(page.getByRole('heading', { level: 2, name: 'Good Day' })).toBeVisible();
      await expect(page.locator('dl').first()).toMatchAriaSnapshot(counters.home);
    });
  }

  test('an old address of a service leads to its card, which links its page', {
    tag: '@all',
  }, async ({ page }) => {
    await page.goto('/service#e-commerce-website');
    const link = page.getByRole('link', { name: 'Read More : E-commerce Website' });
    await expect(link).toBeInViewport();
    await link.click();
    await page.getByText('What does it cost to run?').click();
    await expect(page.getByText('Hosting from 20 € a month')).toBeVisible();
  });

  test('the browser asks for missing fields of the form', { tag: '@all' }, async ({ page }) => {
    await page.goto('/contact');
    await page.getByRole('button', { name: /^Send/ }).click();
    await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toBeFocused();
    await expect(page).toHaveURL(/\/contact$/);
  });
});

test('Home is complete without its script files', async ({ page }) => {
  await page.route('**/*.js', (route) => route.abort());
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveAccessibleName(sentence);
  const text = await page.locator('body').innerText();
  for (const words of ['Web Designe', '130+', 'Good Day']) expect(text).toContain(words);
  await expectTestimonials(page, testimonialAuthors);
});
