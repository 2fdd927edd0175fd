import { expect, type Page } from '@playwright/test';
import { test } from './fixtures.ts';
import { fetchPage } from './helpers/fetch-page.ts';

const links = {
  Home: '/',
  About: '/about',
  Service: '/service',
  Project: '/project',
  Contact: '/contact',
};

const navigation = (page: Page) => page.getByRole('navigation', { name: 'Main' });

test('header and footer hold navigation, owner and profiles', async ({ page }) => {
  await page.goto('/about');
  const header = page.getByRole('banner');
  const brand = header.getByRole('link', { name: 'Vitrine, home page' });
  await expect(brand).toHaveAttribute('href', '/');
  await expect(brand).toHaveText('Vitrine');
  await expect(navigation(page).getByRole('link')).toHaveText(Object.keys(links));
  for (const [name, path] of Object.entries(links)) {
    const link = navigation(page).getByRole('link', { name, exact: true });
    await expect(link).toHaveAttribute('href', path);
  }
  await expect(header.getByRole('link', { name: 'GitHub' })).toHaveAttribute('href', '#');

  const footer = page.getByRole('contentinfo');
  for (const text of [
    /^Mara Lindqvist-Okafor$/,
    'Come in, the door is open.',
    'Websites made to measure, by one person',
    `© ${new Date().getFullYear()} Mara Lindqvist-Okafor.`,
  ]) {
    await expect(footer.getByText(text)).toBeVisible();
  }
  const profiles = footer.getByRole('list', { name: 'Social profiles' }).getByRole('link');
  await expect(profiles).toHaveText(['GitHub', 'LinkedIn', 'Mastodon', 'Bluesky', 'CodePen']);
  for (const profile of await profiles.all()) await expect(profile).toHaveAttribute('href', '#');
});

test('navigation is beside a name of 30 letters', { tag: '@all' }, async ({ page }) => {
  await page.goto('/about');
  const brand = page.getByRole('link', { name: 'Vitrine, home page' });
  await brand.locator('span').evaluate((name) => {
    name.textContent = 'Wolkenstein-Hohenberg Studios';
  });
  for (const width of [1024, 1152, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    const [name, list] = [await brand.boundingBox(), await navigation(page).boundingBox()];
    expect.soft(list?.y, `at ${width} px`).toBeLessThan((name?.y ?? 0) + (name?.height ?? 0));
    await expect.soft(navigation(page)).toBeInViewport({ ratio: 1 });
  }
});

test('navigation and footer of every page mark the link to it alone', async ({ request }) => {
  const expected = [
    ...Object.entries(links).map(([name, path]) => ({ path, marked: [`${name}: page`] })),
    { path: '/project/2', marked: ['Project: true'] },
    { path: '/details/123', marked: ['Project: true'] },
    { path: '/imprint', marked: ['Imprint: page'] },
    { path: '/privacy', marked: ['Privacy: page'] },
    { path: '/nowhere', marked: [] },
  ];
  for (const { path, marked } of expected) {
    const { document } = await fetchPage(request, path);
    const all = document.querySelectorAll('nav[aria-label="Main"] a, footer a:not([hreflang])');
    expect(all.length, path).toBeGreaterThan(10);
    const found = [...all]
      .filter((link) => link.hasAttribute('aria-current'))
      .map((link) => `${link.textContent}: ${link.getAttribute('aria-current')}`);
    expect(found, path).toEqual(marked);
  }
});

test('the skip link is the first stop of Tab, and leads to the content', async ({ page }) => {
  await page.goto('/project');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').locator(':focus')).toBeVisible();
});
