import { expect } from '@playwright/test';
import { painted } from '../../packages/vitrine/cli/browser/settle.ts';
import { hydrate } from '../helpers/hydrate.ts';
import { expectUsable, projectsPage, test, testOfFailure, watchIndex } from './parts.ts';

test('the search finds by every text, and fetches nothing until touched', async ({ page }) => {
  const requested = watchIndex(page);
  await page.goto('project');
  const { keyword, titles, found, cards, category } = projectsPage(page);
  await hydrate(category);
  await painted(page);
  expect(requested).toEqual([]);
  await keyword.focus();
  await expect.poll(() => requested.toSorted()).toEqual(['cards', 'search']);

  await test.step('the number of projects is announced after typing', async () => {
    await keyword.pressSequentially('Bobbin');
    await expect(titles.first()).toHaveText('Birch and Bobbin');
    await expect(page.getByRole('status').filter({ hasText: /^1 project$/ })).toBeAttached();
  });
  await test.step('words of several fields and of the case study are found', async () => {
    await keyword.fill('birch portfolio javascript centimetres gallery');
    await expect(titles).toHaveText(['Birch and Bobbin']);
    await expect(found).toHaveText('1 of 120 projects');
    await keyword.fill('birch zebra');
    await expect(found).toHaveText('0 of 120 projects');
    await expect(cards).toHaveCount(0);
  });
  await test.step('a card of another page of the list gets its cover', async () => {
    await keyword.fill('Palmsberger');
    await expect(titles.first()).toHaveText('Palmsberger Hats');
    const cover = cards.first().getByRole('img').first();
    await expect(cover).toHaveAttribute('alt', /\S/);
    await expect
      .poll(() => cover.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
  });
  await test.step('the letters that match are marked in the title', async () => {
    await keyword.fill('bob');
    await expect(titles.first().locator('mark')).toHaveText('Bob');
    await expectUsable(page);
    await keyword.fill('');
    await expect(page.locator('mark')).toHaveCount(0);
  });
  await test.step('Enter moves the focus to the results, if there are keywords', async () => {
    await expect(keyword).toHaveAttribute('required');
    await keyword.press('Enter');
    await expect(page).toHaveURL(/\/project$/);
    await expect(keyword).toBeFocused();
    await keyword.fill('bobbin');
    await keyword.press('Enter');
    await expect(titles).toHaveText(['Birch and Bobbin']);
    await expect(found).toBeFocused();
    await expect(page).toHaveURL(/\/project\?q=bobbin$/);
  });
});

test('an empty list offers suggestions', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('project?q=bobbin&category=Blog+Website&language=REACT-BOOTSTRAP');
  const { found, titles, keyword } = projectsPage(page);
  const suggestions = page.getByRole('list', { name: 'Suggestions' }).getByRole('link');

  await test.step('to leave out a filter', async () => {
    await expect(suggestions.first()).toHaveText('Without keywords');
    await suggestions.filter({ hasText: 'Show all projects' }).click();
    await expect(found).toHaveText('120 projects');
    await expect(keyword).toHaveValue('');
    await expect(page).toHaveURL(/\/project$/);
  });
  await test.step('the nearest spelling', async () => {
    await keyword.fill('uphollsterry');
    await expect(page.getByText('No projects found for “uphollsterry”.')).toBeVisible();
    await expect(suggestions).toHaveText([/^Did you mean “upholster.*”\?$/, 'Show all projects']);
    await expectUsable(page);
    await suggestions.first().click();
    await expect(titles.first()).toBeVisible();
    await expect(found).toBeFocused();
    await expect(keyword).toHaveValue(/^upholster/);
  });
});

testOfFailure('an index that fails to load is loaded on demand', async ({ page }) => {
  let isDown = true;
  await page.route('**/projects-index/cards.json', (route) =>
    isDown ? route.abort() : route.continue(),
  );
  await page.goto('project?q=bobbin');
  await expect(page.getByRole('alert')).toContainText('could not be loaded');
  isDown = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(projectsPage(page).titles).toHaveText(['Birch and Bobbin']);
});
