import { expect } from '@playwright/test';
import { test } from './fixtures.ts';

test.beforeEach(async ({ page }) => {
  await page.goto('/details/123');
});

test('the breadcrumb leads Home > Project > Details', async ({ page }) => {
  const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link');
  await expect(crumbs).toHaveText(['Home', 'Project', 'Details']);
  await expect(crumbs.nth(0)).toHaveAttribute('href', '/');
  await expect(crumbs.nth(1)).toHaveAttribute('href', '/project');
  await expect(crumbs.nth(2)).toHaveAttribute('aria-current', 'page');
});

test('the work is shown, with its name and what it is', async ({ page }) => {
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Birch and Bobbin');
  await expect(main.getByText('A two-person upholstery workshop')).toBeVisible();
  const image = main.getByRole('img', { name: /upholster/i });
  await expect(image).toBeInViewport();
  expect(await image.evaluate((node) => node.getBoundingClientRect().width)).toBeGreaterThan(600);
});

test('the project info names all five facts', async ({ page }) => {
  const info = page.getByRole('region', { name: 'Project info' });
  await expect(info.getByRole('term')).toHaveText([
    'Category',
    'Client',
    'Review',
    'Project Date',
    'Project URL',
  ]);
  const facts = info.getByRole('definition');
  await expect(facts.nth(0)).toHaveText('Portfolio Website');
  await expect(facts.nth(1)).toHaveText('Birch and Bobbin Upholstery');
  const stars = facts.nth(2).getByRole('img', { name: '5 of 5 stars' });
  await expect(stars.locator('svg')).toHaveCount(5);
  await expect(facts.nth(3).getByRole('time')).toHaveAttribute('datetime', '2026-10-12');
  await expect(facts.nth(3)).toHaveText('12 October 2026');
  await expect(facts.nth(4).getByRole('link')).toHaveAttribute(
    'href',
    'https://birch-and-bobbin.example',
  );
});

test('the language tags lead to the projects made with them', async ({ page }) => {
  const tags = page
    .getByRole('region', { name: 'Project info' })
    .getByRole('list', { name: 'Languages' })
    .getByRole('link');
  await expect(tags).toHaveText(['HTML-CSS-JAVASCRIPT']);
  await expect(tags).toHaveAttribute('href', '/project?language=HTML-CSS-JAVASCRIPT');
});

test('the testimonials begin with that of the client', async ({ page }) => {
  const slider = page.getByRole('region', { name: 'Client Testimonial' });
  await slider.scrollIntoViewIfNeeded();
  await expect(slider.getByRole('figure').first()).toContainText('Marion Applethwaite');
  await expect(slider.getByRole('figure').first()).toBeInViewport({ ratio: 0.6 });
});

test('another id shows another project', async ({ page }) => {
  await page.goto('/details/142');
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Birch and Bobbin');
  await expect(page.getByRole('definition').first()).toHaveText(/ Website$/);
});

test('the first twelve have a case study: task, what was done, result in a number', async ({
  page,
}) => {
  for (let id = 123; id < 135; id += 1) {
    await page.goto(`/details/${id}`, { waitUntil: 'domcontentloaded' });
    for (const heading of ['The task', 'What was done', 'The result']) {
      await expect(page.getByRole('heading', { level: 2, name: heading })).toBeVisible();
    }
    const result = page
      .locator('h2', { hasText: 'The result' })
      .locator('xpath=following-sibling::p');
    await expect(result.first(), `the result of ${id}`).toHaveText(/\d/);
  }
});
