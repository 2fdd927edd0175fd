import { expect, type Page } from '@playwright/test';
import { open } from '../scripts/settle.ts';
import { test } from './fixtures.ts';
import { counters } from './helpers/sample-counters.ts';

const sentence = 'I make Web Designe, Web Development and WP Customization';
const authors = [
  'Marion Applethwaite',
  'Kwame Vasquez-Holm',
  'Leyla van Brakelaar',
  'Dr. Mei Strandqvist',
  'Janek Wrzosek',
  'Anselmo Marchetti',
];

/** The elements with the owner's texts, except those only for paper. */
const texts = 'main :is(h1, h2, h3, p:not([aria-live]), dt, dd):not([hidden] *)';

/** The owner's texts: headings, paragraphs, terms, list items. The greeting depends on the hour. */
const written = (page: Page) =>
  page
    .locator(`${texts}, main :is(li, blockquote, figcaption)`)
    .and(page.locator(':not([inert] *)'))
    .evaluateAll((nodes) =>
      nodes
        .map((node) => node.textContent?.trim().replace(/^Good [A-Z][a-z]+$/, 'Good Day') ?? '')
        .filter((text) => text !== ''),
    );

const expectNothingHidden = (page: Page) =>
  expect(page.locator(texts).filter({ visible: false })).toHaveCount(0);

/** Every testimonial can be scrolled to, at any width, and no button is offered that cannot work. */
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
    ['/', authors],
    ['/about', authors],
    ['/details/123', authors.slice(1, 3)],
  ] as const) {
    test(`${path} says the same as with scripts, and shows nothing that would not work`, async ({
      page,
      browser,
    }) => {
      await page.goto(path);
      const without = await written(page);
      expect(without.length).toBeGreaterThan(5);
      const withScripts = await browser.newPage({ javaScriptEnabled: true });
      await open(withScripts, page.url());
      expect(await written(withScripts)).toEqual(without);
      await withScripts.close();
      await expectNothingHidden(page);
      const switches = /^(Save|Share|Pause)|^Theme$/;
      await expect(page.getByRole('button', { name: switches })).toHaveCount(0);
      await expect(page.getByRole('group', { name: switches })).toHaveCount(0);
      await expectTestimonials(page, names);
    });
  }

  test('the headline is read as one sentence, and the counters by their ends', async ({ page }) => {
    await page.goto('/');
    expect(await page.locator('body').innerText()).toContain(sentence);
    await expect(page.getByRole('heading', { level: 2, name: 'Good Day' })).toBeVisible();
    const cards = page.locator('dl').first();
    await expect(cards).toMatchAriaSnapshot(counters.home);
    await expect(cards.getByText('130+', { exact: true })).toBeVisible();
  });

  test('an old address of a service leads to its card, and on to its page', async ({ page }) => {
    await page.goto('/service#e-commerce-website');
    const link = page.getByRole('link', { name: 'Read More about E-commerce Website' });
    await expect(link).toBeInViewport();
    await link.click();
    await page.getByText('What does it cost to run?').click();
    await expect(page.getByText('Hosting from 20 € a month')).toBeVisible();
  });

  test('the form is there, and the browser asks for what is missing', async ({ page }) => {
    await page.goto('/contact');
    await page.getByRole('button', { name: /^Send/ }).click();
    await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toBeFocused();
    await expect(page).toHaveURL(/\/contact$/);
  });
});

test('without its script files Home is complete, and has no button that does nothing', async ({
  page,
}) => {
  await page.route('**/*.js', (route) => route.abort());
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveAccessibleName(sentence);
  const text = await page.locator('body').innerText();
  for (const words of ['Web Designe', '130+', 'Good Day']) expect(text).toContain(words);
  await expectTestimonials(page, authors);
});
