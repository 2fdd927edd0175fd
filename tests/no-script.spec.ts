import { expect } from '@playwright/test';
import { test } from './fixtures.ts';
import { stats } from './helpers/stats.ts';

test.use({ javaScriptEnabled: false });

const authors = [
  'Marion Applethwaite',
  'Kwame Vasquez-Holm',
  'Leyla van Brakelaar',
  'Dr. Mei Strandqvist',
  'Janek Wrzosek',
  'Anselmo Marchetti',
];

test('Home reads completely', async ({ page }) => {
  await page.goto('/');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(
    /I make Web Designe, Web Development and WP Customization/,
  );
  await expect(main.getByText('Web Designe, Web Development and WP Customization')).toBeVisible();
  await expect(
    main.getByRole('list', { name: 'Tools I work with' }).getByRole('listitem'),
  ).toHaveCount(19);
  expect(await stats(page)).toEqual([
    'Experience 2+',
    'Clients 100+',
    'Projects 130+',
    'FeedBack 110+',
  ]);
  for (const figure of ['2+', '100+', '130+', '110+']) {
    await expect(main.getByText(figure, { exact: true })).toBeVisible();
  }
  await expect(main.getByRole('heading', { level: 2, name: 'Good Day' })).toBeVisible();
  await expect(main.getByRole('link', { name: /^Read More/ })).toHaveCount(8);
  const entries = page.getByRole('region', { name: 'From the guest book' }).getByRole('figure');
  await expect(entries).toHaveCount(6);
  for (const [index, author] of authors.entries()) {
    await entries.nth(index).scrollIntoViewIfNeeded();
    await expect(entries.nth(index)).toContainText(author);
    await expect(entries.nth(index)).toBeInViewport({ ratio: 0.6 });
  }
});

test('About reads completely', async ({ page }) => {
  await page.goto('/about');
  expect(await stats(page)).toEqual(['Experience 2+', 'Project 10+', 'Clients 5+', 'FeedBack 10+']);
  for (const figure of ['2+', '10+', '5+']) {
    await expect(page.getByRole('main').getByText(figure, { exact: true }).first()).toBeVisible();
  }
  await expect(page.getByRole('figure')).toHaveCount(6);
  for (const author of authors) {
    const entry = page.getByRole('figure').filter({ hasText: author });
    await entry.scrollIntoViewIfNeeded();
    await expect(entry).toBeInViewport({ ratio: 0.6 });
  }
  await expect(page.getByText('Adobe Photoshop', { exact: true })).toBeVisible();
});

test('the service page reads completely, and Read More leads down the page', async ({ page }) => {
  await page.goto('/service');
  await expect(page.getByRole('link', { name: /^Read More/ })).toHaveCount(8);
  await page.getByRole('link', { name: 'Read More about E-commerce Website' }).click();
  await expect(page.getByText('We start with ten of your products')).toBeInViewport();
});

test('a details page reads completely', async ({ page }) => {
  await page.goto('/details/123');
  for (const text of ['Portfolio Website', 'Birch and Bobbin Upholstery', '12 October 2026']) {
    await expect(page.getByRole('definition').getByText(text)).toBeVisible();
  }
  await expect(page.getByText('In the first four weeks 71 enquiries came in')).toBeVisible();
  await expect(page.getByRole('figure')).toHaveCount(3);
});

test('the form is there, and the browser asks for what is missing', async ({ page }) => {
  await page.goto('/contact');
  await page.getByRole('button', { name: /^Send/ }).click();
  await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toBeFocused();
  await expect(page).toHaveURL(/\/contact$/);
});

test('nothing is shown that would not work', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('group', { name: 'Light' })).toBeHidden();
  await expect(page.getByRole('button', { name: 'Stop all motion' })).toBeHidden();
  await expect(page.getByRole('button', { name: 'Next testimonial' })).toBeHidden();
});
