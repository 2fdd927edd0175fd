import { expect } from '@playwright/test';
import { test } from '../fixtures.ts';
import { layoutShift } from '../helpers/layout-shift.ts';
import { projectsPage, watchConsole } from './parts.ts';

for (const path of [
  'project?q=bobbin',
  'project?q=website&page=3',
  'project?category=Blog+Website&language=REACT-BOOTSTRAP',
  'project?language=HTML-CSS-BOOTSTRAP&page=2',
  'project?q=nothinglikethis',
  'project?saved',
  'project?page=4',
]) {
  for (const width of path.includes('page=3') ? [390, 1280] : [390]) {
    test(`${path} is settled before it is seen, ${width} wide`, async ({ page }) => {
      const said = watchConsole(page);
      await page.setViewportSize({ width, height: 900 });
      await page.addInitScript(() => {
        // Takes away the way out for scripts that never come: here the script has to settle it.
        const later = window.setTimeout.bind(window);
        Object.assign(window, {
          setTimeout: (callback: () => void, delay: number) =>
            delay === 4000 ? 0 : later(callback, delay),
        });
      });
      await page.goto(path, { waitUntil: 'networkidle' });
      await expect(page.locator('html')).not.toHaveAttribute('data-finding');
      await expect(projectsPage(page).found).toBeVisible();
      const { total, moved } = await layoutShift(page);
      expect(total, moved.join('\n')).toBeLessThanOrEqual(0.02);
      expect(said).toEqual([]);
    });
  }
}

test('a copied address, a reload, back and forward restore everything', async ({
  page,
  context,
}) => {
  await page.goto('project');
  const { keyword, category, titles, found, pager } = projectsPage(page);
  await expect(category).toBeEnabled();
  await category.selectOption('Portfolio Website');
  await expect(found).toHaveText(/ of 120/);
  await keyword.pressSequentially('the');
  await expect(page).toHaveURL(/q=the/);
  await pager.getByRole('link', { name: 'Next' }).click();
  await expect(pager).toContainText('Page 2 of');
  await expect(page).toHaveURL(/\/project\?q=the&category=Portfolio\+Website&page=2$/);
  const shown = await titles.allInnerTexts();

  const pasted = await context.newPage();
  await pasted.goto(page.url());
  await expect(projectsPage(pasted).titles).toHaveText(shown);
  await expect(projectsPage(pasted).keyword).toHaveValue('the');
  await expect(projectsPage(pasted).category).toHaveValue('Portfolio Website');

  await page.reload();
  await expect(titles).toHaveText(shown);
  await page.goBack();
  await expect(pager).toContainText('Page 1 of');
  await expect(keyword).toHaveValue('the');
  await page.goBack();
  await expect(keyword).toHaveValue('');
  await expect(category).toHaveValue('Portfolio Website');
  await page.goBack();
  await expect(found).toHaveText('120 projects');
  await page.goForward();
  await page.goForward();
  await page.goForward();
  await expect(titles).toHaveText(shown);
});

test('a reload and the way back from a project restore the scrolling', async ({ page }) => {
  await page.goto('project?q=website&page=2');
  const { cards, titles } = projectsPage(page);
  await expect(cards).toHaveCount(12);
  await cards.nth(9).scrollIntoViewIfNeeded();
  const scrolled = await page.evaluate(() => scrollY);
  expect(scrolled).toBeGreaterThan(300);
  const shown = await titles.allInnerTexts();
  await page.reload();
  await expect(titles).toHaveText(shown);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(scrolled);
  await cards
    .nth(9)
    .getByRole('link', { name: /^READ MORE/ })
    .click();
  await expect(page).toHaveURL(/\/details\//);
  await page.goBack();
  await expect(titles).toHaveText(shown);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(scrolled);
});

test('a query that makes no sense gives a sensible page', async ({ page }) => {
  const said = watchConsole(page);
  for (const [what, query, count] of [
    ['a page below the first', 'page=-1', '120 projects'],
    ['a page beyond the last', 'page=999', '120 projects'],
    ['a page that is no number', 'q=bobbin&page=two', '1 of 120 projects'],
    ['a page beyond the last one found', 'q=bobbin&page=999', '1 of 120 projects'],
    ['a category that does not exist', 'category=nonsense', '120 projects'],
    ['a language that does not exist', 'language=nonsense&q=bobbin', '1 of 120 projects'],
    ['keywords of 10 kB', `q=${'x'.repeat(10_000)}`, '0 of 120 projects'],
    ['keywords of 10 kB, all words', `q=${'the%20'.repeat(1_700)}`, /of 120 projects$/],
    ['a script', 'q=%3Cscript%3EglobalThis.hacked%3D1%3C%2Fscript%3E', /of 120 projects$/],
    [
      'an image with a script',
      'q=%3Cimg%20src%3Dx%20onerror%3DglobalThis.hacked%3D1%3E',
      /of 120 projects$/,
    ],
    ['encoding that does not decode', 'q=%E0%A4%A&category=%ZZ', /of 120 projects$/],
    ['repeated parameters', 'q=bobbin&q=honey&page=1&page=7', '1 of 120 projects'],
    ['parameters without values', 'q&category&language&page', '120 projects'],
  ] as const) {
    await page.goto(`project?${query}`);
    const { found, category } = projectsPage(page);
    await expect(category, what).toBeEnabled();
    await expect(found, what).toHaveText(count);
    await expect(page.locator('html'), what).not.toHaveAttribute('data-finding');
    expect(await page.evaluate(() => 'hacked' in globalThis), what).toBe(false);
  }
  expect(said).toEqual([]);
});

test('a list that is never settled shows the static page after a while', async ({ page }) => {
  await page.route('**/_astro/*.js', (route) => route.abort());
  await page.clock.install();
  await page.goto('project?q=bobbin');
  const { cards } = projectsPage(page);
  await expect(cards.first()).toBeHidden();
  await page.clock.fastForward(5000);
  await expect(cards.first()).toBeVisible();
});
