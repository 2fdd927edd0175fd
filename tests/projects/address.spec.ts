import { expect } from '@playwright/test';
import { painted } from '../../packages/vitrine/cli/browser/settle.ts';
import { hydrate } from '../helpers/hydrate.ts';
import { layoutShift } from '../helpers/layout-shift.ts';
import { projectsPage, test, testOfFailure } from './parts.ts';

for (const query of ['q=website&page=3', 'q=nothinglikethis', 'saved', 'page=4']) {
  const tag = query === 'q=website&page=3' ? [] : '@all';
  test(`the list of the address ?${query} does not shift`, { tag }, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 900 });
    await page.addInitScript(() => {
      // Disables the 4-second timeout that shows the list without scripts: here the script has to show it.
      const later = window.setTimeout.bind(window);
      Object.assign(window, {
        setTimeout: (callback: () => void, delay: number) =>
          delay === 4000 ? 0 : later(callback, delay),
      });
    });
    await page.goto(`project?${query}`);
    await expect(page.locator('html'), query).not.toHaveAttribute('data-filtering');
    await hydrate(projectsPage(page).category);
    await expect(projectsPage(page).found).toBeVisible();
    await painted(page);
    const { total, moved } = await layoutShift(page);
    expect(total, `${query}: ${moved.join('\n')}`).toBeLessThanOrEqual(0.02);
  });
}

test('a copied address, Back and Forward restore the list', async ({ page, context }) => {
  await page.goto('project');
  const { keyword, category, titles, found, pager } = projectsPage(page);
  await hydrate(category);
  await category.selectOption('Portfolio Website');
  await expect(found).toHaveText(/ of 120/);
  // A pause in typing does not add another entry to the browser's history.
  await keyword.fill('t');
  await expect(page).toHaveURL(/q=t&/);
  await keyword.fill('the');
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

  await page.goBack();
  await expect(pager).toContainText('Page 1 of');
  await expect(keyword).toHaveValue('the');
  await page.goBack();
  await expect(keyword).toHaveValue('');
  await expect(category).toHaveValue('Portfolio Website');
  await page.goBack();
  await expect(found).toHaveText('120 projects');
  for (let steps = 0; steps < 3; steps += 1) await page.goForward();
  await expect(titles).toHaveText(shown);
});

test('reload and Back from a project restore the scroll position', async ({ page }) => {
  await page.goto('project?q=website&page=2');
  const { cards, titles } = projectsPage(page);
  await expect(cards).toHaveCount(12);
  await cards.nth(9).scrollIntoViewIfNeeded();
  const scrolled = await page.evaluate(() => scrollY);
  expect(scrolled).toBeGreaterThan(300);
  const shown = await titles.allInnerTexts();
  await page.reload();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(scrolled);
  await page
    .getByRole('link', { name: /^READ MORE/ })
    .nth(9)
    .click();
  await expect(page).toHaveURL(/\/details\//);
  await page.goBack();
  await expect(titles).toHaveText(shown);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(scrolled);
});

test('wrong and harmful values of a query are ignored', { tag: '@all' }, async ({ page }) => {
  const { found, category } = projectsPage(page);
  await page.goto('project?page=-1&category=%ZZ&language=nonsense');
  await hydrate(category);
  await expect(found).toHaveText('120 projects');
  await page.goto('project?q=%3Cimg%20src%3Dx%20onerror%3DglobalThis.hacked%3D1%3E&page=999');
  await hydrate(category);
  await expect(found).toHaveText(/of 120 projects$/);
  expect(await page.evaluate(() => 'hacked' in globalThis)).toBe(false);
});

testOfFailure('without its scripts a hidden list is shown after a while', async ({ page }) => {
  await page.route('**/_astro/*.js', (route) => route.abort());
  await page.clock.install();
  await page.goto('project?q=bobbin');
  const { cards } = projectsPage(page);
  await expect(cards.first()).toBeHidden();
  await page.clock.fastForward(5000);
  await expect(cards.first()).toBeVisible();
});
