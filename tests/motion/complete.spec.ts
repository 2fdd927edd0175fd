import { expect, type Page } from '@playwright/test';
import { test } from '../fixtures.ts';

const pages = ['/', '/about', '/service', '/project', '/details/123', '/contact'];
/** The pages with words, figures or testimonials that move, and how many testimonials each has. */
const moving = { '/': 6, '/about': 6, '/details/123': 3 } as const;

/** What a visitor can read on the page, as the browser lays it out. */
const read = (page: Page) => page.locator('body').innerText();

/** The texts of the page that were written by the owner: headings, paragraphs, terms, list items. */
const written = (page: Page) =>
  page
    .locator('main :is(h1, h2, h3, p:not([aria-live]), dt, dd, li, blockquote, figcaption)')
    .evaluateAll((nodes) =>
      nodes.map((node) => node.textContent?.trim() ?? '').filter((text) => text !== ''),
    );

async function expectTestimonials(page: Page, count: number): Promise<void> {
  const slides = page.locator('[aria-roledescription="slide"]');
  await expect(slides).toHaveCount(count);
  await expect(slides.first().locator('..')).toHaveCSS('overflow-x', 'auto');
  for (const slide of await slides.all()) {
    await slide.scrollIntoViewIfNeeded();
    await expect(slide.locator('blockquote')).toBeInViewport({ ratio: 0.9 });
  }
  await expect(page.getByRole('button', { name: /testimonial/ })).toHaveCount(0);
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const path of Object.keys(moving)) {
    test(`${path} reads in full`, async ({ page, browser, baseURL }) => {
      await page.goto(path);
      const without = await written(page);
      expect(without.length).toBeGreaterThan(5);
      for (const node of await page
        .locator('main :is(h1, h2, h3, p:not([aria-live]), dt, dd)')
        .all()) {
        await expect(node).toBeVisible();
      }
      const context = await browser.newContext({ baseURL: baseURL ?? '' });
      const other = await context.newPage();
      await other.goto(path);
      expect(await written(other)).toEqual(without);
      await context.close();
    });
  }

  test('Home says the whole sentence, the final numbers and a neutral greeting', async ({
    page,
  }) => {
    await page.goto('/');
    const text = await read(page);
    expect(text).toContain('I make Web Designe, Web Development and WP Customization');
    expect(text).toContain('130+');
    expect(text).toContain('Good Day');
  });

  for (const [path, count] of Object.entries(moving)) {
    for (const width of [390, 1280]) {
      test(`${path} at ${width} px lets one scroll through all testimonials`, async ({ page }) => {
        await page.setViewportSize({ width, height: 900 });
        await page.goto(path);
        await expectTestimonials(page, count);
      });
    }
  }
});

test.describe('with scripts that do not arrive', () => {
  test.beforeEach(({ page }) => page.route('**/*.js', (route) => route.abort()));

  test('Home stands complete, with its first word and no dead buttons', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveAccessibleName(
      'I make Web Designe, Web Development and WP Customization',
    );
    const text = await read(page);
    for (const words of ['Web Designe', '130+', 'Good Day']) expect(text).toContain(words);
    await expectTestimonials(page, moving['/']);
  });
});

test('all islands share one copy of React, and a page without islands loads none', async ({
  page,
}) => {
  const renderers = new Set<string | null>();
  for (const path of pages) {
    await page.goto(path);
    for (const island of await page.locator('astro-island').all()) {
      renderers.add(await island.getAttribute('renderer-url'));
    }
  }
  expect(renderers.size).toBe(1);
  const [renderer = null] = renderers;
  if (renderer === null) throw new Error('No page has an island.');
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  await page.goto('/service', { waitUntil: 'networkidle' });
  expect(requests.length).toBeGreaterThan(1);
  expect(requests).not.toContain(renderer);
});
