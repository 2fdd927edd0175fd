import { expect } from '@playwright/test';
import { test } from '../fixtures.ts';
import { markDocument, projectsPage, watchConsole, watchIndex } from './parts.ts';

test('nothing is fetched before the visitor touches the search', async ({ page }) => {
  const requested = watchIndex(page);
  await page.goto('project', { waitUntil: 'networkidle' });
  const { keyword, category } = projectsPage(page);
  await expect(category).toBeEnabled();
  expect(requested).toEqual([]);
  await keyword.focus();
  await expect.poll(() => requested.toSorted()).toEqual(['cards', 'search']);
});

test('finds by every text of a project, forgiving accents, case and a typo', async ({ page }) => {
  const said = watchConsole(page);
  await page.goto('project');
  const { keyword, titles, found } = projectsPage(page);
  for (const [what, typed, title] of [
    ['the title', 'Bobbin', 'Birch and Bobbin'],
    ['letters without their accents', 'javorska', 'The Javorška Dolina Choir'],
    ['the beginning of a word, in any case', 'BOBB', 'Birch and Bobbin'],
    ['letters with the wrong accents', 'jàvórska', 'The Javorška Dolina Choir'],
    ['the client', 'upholstery', 'Birch and Bobbin'],
    ['a name', 'Palmsberger', 'Palmsberger Hats'],
    ['the case study', 'kettle comparison', 'Birch and Bobbin'],
    ['another case study', 'jars harvest zero', 'Honey from the Lime Avenue'],
    ['words of several fields', 'birch portfolio javascript kendal', 'Birch and Bobbin'],
    ['the beginning of an accented word', 'javor', 'The Javorška Dolina Choir'],
    ['a word with a letter missing', 'Bobin', 'Birch and Bobbin'],
    ['two words', 'lime avenue', 'Honey from the Lime Avenue'],
    ['a word with two letters swapped', 'upholstrey', 'Birch and Bobbin'],
  ] as const) {
    await keyword.clear();
    await keyword.pressSequentially(typed);
    await expect(titles.first(), what).toHaveText(title);
    await expect(found, what).toHaveText(/^\d+ of 120 projects$/);
  }
  expect(said).toEqual([]);
});

test('all words must match', async ({ page }) => {
  await page.goto('project');
  const { keyword, found, cards } = projectsPage(page);
  await keyword.fill('birch zebra');
  await expect(found).toHaveText('0 of 120 projects');
  await expect(cards).toHaveCount(0);
});

test('the letters that match are marked in the title', async ({ page }) => {
  await page.goto('project');
  const { keyword, titles } = projectsPage(page);
  await keyword.fill('bob');
  await expect(titles.first().locator('mark')).toHaveText('Bob');
  await keyword.fill('');
  await expect(page.locator('mark')).toHaveCount(0);
});

test('a card that comes from another page gets its cover', async ({ page }) => {
  await page.goto('project');
  const { keyword, cards } = projectsPage(page);
  await keyword.fill('Palmsberger');
  const cover = cards.first().getByRole('img').first();
  await expect(cover).toHaveAttribute('alt', /\S/);
  await expect
    .poll(() => cover.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
});

test('Enter keeps the page, and does nothing without keywords', async ({ page }) => {
  await page.goto('project');
  const isSame = await markDocument(page);
  const { keyword, titles, found } = projectsPage(page);
  await expect(keyword).toHaveAttribute('required');
  await expect(projectsPage(page).category).toBeEnabled();
  await keyword.press('Enter');
  await expect(page).toHaveURL(/\/project$/);
  await keyword.fill('bobbin');
  await keyword.press('Enter');
  await expect(titles).toHaveText(['Birch and Bobbin']);
  await expect(found).toBeFocused();
  await expect(page).toHaveURL(/\/project\?q=bobbin$/);
  expect(await isSame()).toBe(true);
});

test('an empty list offers the nearest spelling', async ({ page }) => {
  await page.goto('project?q=uphollsterry');
  const { found, titles, keyword } = projectsPage(page);
  await expect(page.getByText('Nothing here answers to “uphollsterry”.')).toBeVisible();
  const ways = page.getByRole('list', { name: 'Ways out' }).getByRole('link');
  await expect(ways).toHaveText([/^Did you mean “upholster.*”\?$/, 'Show everything']);
  await ways.first().click();
  await expect(titles.first()).toBeVisible();
  await expect(found).toBeFocused();
  await expect(keyword).toHaveValue(/^upholster/);
});

test('an empty list offers to drop the filter that leaves most', async ({ page }) => {
  await page.goto('project?q=bobbin&category=Blog+Website&language=REACT-BOOTSTRAP');
  const ways = page.getByRole('list', { name: 'Ways out' });
  await expect(ways.getByRole('link').first()).toHaveText('Without the keywords');
  const { found, keyword } = projectsPage(page);
  await ways.getByRole('link', { name: 'Show everything' }).click();
  await expect(found).toHaveText('120 projects');
  await expect(keyword).toHaveValue('');
  await expect(page).toHaveURL(/\/project$/);
});

test('says so when the index does not arrive, and tries again', async ({ page }) => {
  let isDown = true;
  await page.route('**/projects-index/cards.json', (route) =>
    isDown ? route.abort() : route.continue(),
  );
  await page.goto('project?q=bobbin');
  await expect(page.getByRole('alert')).toContainText('did not arrive');
  isDown = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(projectsPage(page).titles).toHaveText(['Birch and Bobbin']);
});

test('the number of projects is said once typing rests', async ({ page }) => {
  await page.goto('project');
  await projectsPage(page).keyword.pressSequentially('bobbin');
  await expect(page.getByRole('status').filter({ hasText: /^1 project$/ })).toBeAttached();
});
