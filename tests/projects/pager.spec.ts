import { expect } from '@playwright/test';
import { holdBack } from '../helpers/hold-back.ts';
import { hydrate } from '../helpers/hydrate.ts';
import { markDocument, projectsPage, test, testOfFailure, watchIndex } from './parts.ts';

test('the pager changes cards in place, and back and forward restore them', async ({ page }) => {
  const requested = watchIndex(page);
  await page.goto('project');
  const { pager, cards, found, titles, category } = projectsPage(page);
  await hydrate(category);
  await expect(pager).toContainText('Page 1 of 10');
  const isSame = await markDocument(page);
  const first = await titles.allInnerTexts();
  await pager.scrollIntoViewIfNeeded();
  const scrolled = await page.evaluate(() => scrollY);
  expect(scrolled).toBeGreaterThan(500);
  await pager.getByRole('link', { name: 'Next' }).click();

  await test.step('Next moves focus and view, and announces the page', async () => {
    await expect(page).toHaveURL(/\/project\/2$/);
    await expect(pager).toContainText('Page 2 of 10');
    await expect(cards).toHaveCount(12);
    await expect(found).toBeFocused();
    await expect(found).toBeInViewport();
    await expect(cards.first()).toBeInViewport();
    const status = page.getByRole('status').filter({ hasText: 'Page 2 of 10, 120 projects' });
    await expect(status).toBeAttached();
  });
  const second = await titles.allInnerTexts();
  expect(second.filter((title) => first.includes(title))).toEqual([]);
  expect(requested).toEqual(['cards']);

  await page.goBack();
  await expect(titles).toHaveText(first);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(scrolled);
  await page.goForward();
  await expect(titles).toHaveText(second);
  await pager.getByRole('link', { name: 'Prev' }).click();
  await expect(page).toHaveURL(/\/project$/);
  await expect(titles).toHaveText(first);
  expect(await isSame()).toBe(true);
});

test('Next keeps keywords whose cards are not loaded yet', async ({ page }) => {
  const letCardsCome = await holdBack(page, '**/projects-index/**');
  await page.goto('project');
  const { pager, keyword, category } = projectsPage(page);
  await hydrate(category);
  await keyword.fill('the');
  await expect(page).toHaveURL(/\?q=the$/);
  await pager.getByRole('link', { name: 'Next' }).click();
  letCardsCome();
  await expect(pager).toContainText('Page 2 of');
  await expect(page).toHaveURL(/\?q=the&page=2$/);
});

testOfFailure(
  'Next leaves a new tab to the browser, and loads a page without the index',
  async ({ page }) => {
    await page.route('**/projects-index/**', (route) => route.abort());
    await page.goto('project');
    const { pager, category } = projectsPage(page);
    await hydrate(category);
    const next = pager.getByRole('link', { name: 'Next' });
    // The browser opens the tab, if no script has taken the click. The headless shell loads it only sometimes, so no
    // tab is opened here.
    const isTaken = page.evaluate(
      () =>
        new Promise<boolean>((resolve) => {
          const end = (event: MouseEvent) => {
            resolve(event.defaultPrevented);
            event.preventDefault();
          };
          window.addEventListener('click', end, { once: true });
        }),
    );
    await next.click({ modifiers: ['ControlOrMeta'] });
    expect(await isTaken, 'whether a script has taken the click').toBe(false);
    await expect(page).toHaveURL(/\/project$/);

    const isSame = await markDocument(page);
    await next.click();
    await expect(pager).toContainText('Page 2 of 10');
    await expect(page).toHaveURL(/\/project\/2$/);
    expect(await isSame()).toBe(false);
  },
);

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the ends of the pager are disabled links, and no button is offered', {
    tag: '@all',
  }, async ({ page }) => {
    const end = projectsPage(page).pager.locator('[role=link][aria-disabled=true]:not([href])');
    await page.goto('project/10');
    await expect(end).toHaveText(/Next/);
    await page.goto('project');
    await expect(end).toHaveText(/Prev/);
    await expect(page.getByRole('searchbox')).toHaveCount(0);
    await expect(page.getByRole('button', { name: /^(Save|Share)/ })).toHaveCount(0);
  });
});
