import { expect, type Page } from '@playwright/test';
import { open } from '../scripts/settle.ts';
import { test } from './fixtures.ts';
import { counters } from './helpers/counters.ts';

const sentence = 'I make Web Designe, Web Development and WP Customization';
const authors = [
  'Marion Applethwaite',
  'Kwame Vasquez-Holm',
  'Leyla van Brakelaar',
  'Dr. Mei Strandqvist',
  'Janek Wrzosek',
  'Anselmo Marchetti',
];

/** The elements that hold what the owner wrote, without those that are for paper alone. */
const texts = 'main :is(h1, h2, h3, p:not([aria-live]), dt, dd):not([hidden] *)';

/** What the owner wrote: headings, paragraphs, terms, list items; the greeting is that of the hour. */
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

  test('Home reads in full, and nothing is shown that would not work', async ({ page }) => {
    await page.goto('/');
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(new RegExp(sentence));
    await expect(main.getByRole('heading', { level: 2, name: 'Good Day' })).toBeVisible();
    expect(await page.locator('body').innerText()).toContain(sentence);
    await expect(
      main.getByRole('list', { name: 'Tools I work with' }).getByRole('listitem'),
    ).toHaveCount(19);
    await expect(main.locator('dl').first()).toMatchAriaSnapshot(counters.home);
    for (const figure of ['2+', '100+', '130+', '110+']) {
      await expect(main.getByText(figure, { exact: true })).toBeVisible();
    }
    await expect(main.getByRole('link', { name: /^Read More/ })).toHaveCount(8);
    await expect(page.getByRole('group', { name: 'Theme' })).toBeHidden();
    await expect(page.getByRole('button', { name: 'Pause animations' })).toBeHidden();
    await expectNothingHidden(page);
    await expectTestimonials(page, authors);
  });

  test('About reads in full', async ({ page }) => {
    await page.goto('/about');
    await expect(page.locator('dl').first()).toMatchAriaSnapshot(counters.about);
    for (const figure of ['2+', '10+', '5+']) {
      await expect(page.getByRole('main').getByText(figure, { exact: true }).first()).toBeVisible();
    }
    await expect(page.getByText('Adobe Photoshop', { exact: true })).toBeVisible();
    await expectNothingHidden(page);
    await expectTestimonials(page, authors);
  });

  test('an old address of a service leads to its card, and on to its page', async ({ page }) => {
    await page.goto('/service#e-commerce-website');
    const link = page.getByRole('link', { name: 'Read More about E-commerce Website' });
    await expect(link).toBeInViewport();
    await link.click();
    await page.getByText('What does it cost to run?').click();
    await expect(page.getByText('Hosting from 20 € a month')).toBeVisible();
  });

  test('a project reads in full, and a picture is a link to its file', async ({
    page,
    request,
  }) => {
    await page.goto('/details/123');
    for (const text of ['Portfolio Website', 'Birch and Bobbin Upholstery', '12 October 2026']) {
      await expect(page.getByRole('definition').getByText(text)).toBeVisible();
    }
    await expect(
      page.getByText('enquiries in four weeks, 64 with a usable photograph'),
    ).toBeVisible();
    await expect(page.getByText('written before the kettle is empty')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Related projects' })).toBeVisible();
    await expect(page.getByRole('link', { name: /^Next project/ })).toBeVisible();
    await expect(page.getByRole('button', { name: /^(Save|Share)/ })).toHaveCount(0);
    const opener = page.getByRole('link', { name: /^Enlarge/ }).first();
    const file = await request.get((await opener.getAttribute('href')) ?? '');
    expect(file.headers()['content-type']).toMatch(/^image\//);
    await expectNothingHidden(page);
    await expectTestimonials(page, authors.slice(1, 3));
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

test('what is written is the same with scripts as without', { tag: '@all' }, async ({
  page,
  browser,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const plain = await browser.newPage({ javaScriptEnabled: false });
  for (const path of ['/', '/about', '/details/123']) {
    await open(page, path);
    await plain.goto(page.url());
    const without = await written(plain);
    expect(without.length).toBeGreaterThan(5);
    expect(await written(page), path).toEqual(without);
  }
  await plain.close();
});
