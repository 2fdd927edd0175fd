import { expect } from '@playwright/test';
import { test } from './fixtures.ts';
import { services } from './helpers/services.ts';
import { stats } from './helpers/stats.ts';

test.use({ reducedMotion: 'reduce' });

const skills = [
  ...['Html-Css', 'JavaScript', 'Bootstrap', 'TailwindCss', 'React js', 'jQuery'],
  ...['PHP', 'Laravel', 'MySQL', 'Node Js', 'Express Js', 'Sanity', 'MongoDB'],
  ...['GitHub', 'VS Code', 'Netlify', 'Adobe Photoshop', 'Figma', 'WordPress'],
];

test.beforeEach(async ({ page }) => {
  await page.goto('/');
});

test('the headline names the three things, in order', async ({ page }) => {
  const headline = page.getByRole('heading', { level: 1 });
  await expect(headline).toHaveAccessibleName(
    /Web Designe\b.*\bWeb Development\b.*\bWP Customization$/,
  );
});

test('the window shows every skill by name and logo, and 15+ on the tag', async ({ page }) => {
  const goods = page.getByRole('list', { name: 'Tools I work with' }).getByRole('listitem');
  await expect(goods).toHaveText(skills);
  for (const good of await goods.all()) await expect(good.locator('svg, img')).toBeVisible();
  await expect(page.getByRole('main').getByText('15+', { exact: true })).toBeVisible();
});

for (const width of [390, 768, 1280, 1920]) {
  test(`the price tag hides no logo at ${width}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    const tag = await page.getByText('15+', { exact: true }).locator('..').boundingBox();
    const logos = page.getByRole('list', { name: 'Tools I work with' }).locator('svg, img');
    for (const logo of await logos.all()) {
      const box = await logo.boundingBox();
      if (!tag || !box) throw new Error('The tag and the logos must have a place on the page.');
      const apart =
        box.x >= tag.x + tag.width ||
        tag.x >= box.x + box.width ||
        box.y >= tag.y + tag.height ||
        tag.y >= box.y + box.height;
      expect(apart, `logo at ${box.x}, ${box.y}`).toBe(true);
    }
  });
}

test('the four counters say where they end', async ({ page }) => {
  expect(await stats(page)).toEqual([
    'Experience 2+',
    'Clients 100+',
    'Projects 130+',
    'FeedBack 110+',
  ]);
});

test('the About block greets by the hour and leads to About', async ({ page }) => {
  const block = page
    .getByRole('main')
    .locator('section')
    .filter({ has: page.getByRole('link', { name: 'About More' }) });
  await expect(block.getByRole('heading', { level: 2 })).toHaveText(
    /^Good (Morning|Afternoon|Evening|Night)/,
  );
  await block.getByRole('link', { name: 'About More' }).click();
  await expect(page).toHaveURL(/\/about$/);
});

test('the services are listed, each with a link to its details', async ({ page }) => {
  const board = page
    .getByRole('main')
    .getByRole('list')
    .filter({ has: page.getByRole('heading', { name: 'Website Development' }) });
  await expect(board.getByRole('heading', { level: 3 })).toHaveText(services);
  const links = board.getByRole('link', { name: 'Read More' });
  await expect(links).toHaveCount(8);
  await links.nth(6).click();
  await expect(page).toHaveURL(/\/service#seo-optimization$/);
});

test('three testimonials stand side by side, and one on a small screen', async ({ page }) => {
  const guestbook = page.getByRole('region', { name: 'From the guest book' });
  await guestbook.scrollIntoViewIfNeeded();
  const entries = guestbook.getByRole('figure');
  for (const place of [0, 1, 2]) await expect(entries.nth(place)).toBeInViewport({ ratio: 0.6 });
  await expect(entries.nth(3)).not.toBeInViewport({ ratio: 0.1 });

  await page.setViewportSize({ width: 390, height: 844 });
  await guestbook.scrollIntoViewIfNeeded();
  await expect(entries.nth(0)).toBeInViewport({ ratio: 0.6 });
  await expect(entries.nth(1)).not.toBeInViewport({ ratio: 0.1 });
  await expect(entries.nth(2)).not.toBeInViewport({ ratio: 0.1 });
});
