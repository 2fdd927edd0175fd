import { expect, type Page } from '@playwright/test';
import { test } from './fixtures.ts';

const categories = ['Portfolio Website', 'Blog Website', 'eCommerce Website'];
const languages = ['HTML-CSS-JAVASCRIPT', 'HTML-CSS-BOOTSTRAP', 'REACT-BOOTSTRAP'];

const cards = (page: Page) => page.getByRole('main').getByRole('article');
const pager = (page: Page) => page.getByRole('navigation', { name: 'Pages of projects' });

test('the search has a keyword and two lists with the three values each', async ({ page }) => {
  await page.goto('/project');
  const search = page.getByRole('search');
  await expect(search.getByRole('searchbox')).toHaveAttribute('required');
  for (const [label, values] of [
    ['Project Categories', categories],
    ['Programing Language', languages],
  ] as const) {
    const list = search.getByRole('combobox', { name: label });
    await expect(list).toBeVisible();
    const options = await list.getByRole('option').allInnerTexts();
    expect(options.slice(1).map((option) => option.replace(/ \(.*\)$/, ''))).toEqual(values);
  }
});

test('a page shows twelve cards, each complete', async ({ page }) => {
  await page.goto('/project');
  await expect(cards(page)).toHaveCount(12);
  for (const card of await cards(page).all()) {
    const title = await card.getByRole('heading', { level: 2 }).innerText();
    await expect(card.getByRole('img').first()).toHaveAttribute('alt', /\S/);
    const tags = await card
      .getByRole('list', { name: 'Languages' })
      .getByRole('link')
      .allInnerTexts();
    expect(tags.length).toBeGreaterThan(0);
    expect(tags.filter((tag) => !languages.includes(tag))).toEqual([]);
    await expect(card.getByRole('link', { name: /^READ MORE/ })).toHaveAttribute(
      'href',
      /^\/details\/\d+$/,
    );
    await expect(card.getByRole('button', { name: `Save ${title}` })).toBeVisible();
    const share = card.getByRole('button', { name: `Share ${title}` });
    await expect(share.or(card.getByRole('link', { name: `Share ${title}` }))).toBeVisible();
  }
});

test('a card leads to its own project', async ({ page }) => {
  await page.goto('/project');
  const card = cards(page).nth(4);
  const title = await card.getByRole('heading', { level: 2 }).innerText();
  await card.getByRole('link', { name: /^READ MORE/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
});

test("the pager begins at 'Page 1 of 10' and leads on and back", async ({ page }) => {
  await page.goto('/project');
  await expect(pager(page)).toContainText('Page 1 of 10');
  await expect(pager(page).getByRole('link', { name: 'Prev' })).toBeDisabled();
  await pager(page).getByRole('link', { name: 'Next' }).click();
  await expect(page).toHaveURL(/\/project\/2$/);
  await expect(pager(page)).toContainText('Page 2 of 10');
  await expect(cards(page)).toHaveCount(12);
  await pager(page).getByRole('link', { name: 'Prev' }).click();
  await expect(page).toHaveURL(/\/project$/);

  await page.goto('/project/10');
  await expect(pager(page)).toContainText('Page 10 of 10');
  await expect(pager(page).getByRole('link', { name: 'Next' })).toBeDisabled();
});

test.describe('over all pages', () => {
  test.use({ javaScriptEnabled: false });

  test('there are 120 projects, all different', async ({ page }) => {
    const ids: string[] = [];
    const titles: string[] = [];
    const covers: string[] = [];
    const kinds = new Set<string>();
    for (let number = 1; number <= 10; number += 1) {
      await page.goto(number === 1 ? '/project' : `/project/${number}`, { waitUntil: 'commit' });
      const found = await cards(page).evaluateAll((all) =>
        all.map((card) => ({
          id: card.querySelector('a[href*="/details/"]')?.getAttribute('href') ?? '',
          title: card.querySelector('h2')?.textContent ?? '',
          cover: card.querySelector('img')?.getAttribute('src') ?? '',
          text: card.textContent ?? '',
        })),
      );
      for (const { id, title, cover, text } of found) {
        ids.push(id.replace('/details/', ''));
        titles.push(title);
        covers.push(cover);
        for (const kind of [...categories, ...languages]) if (text.includes(kind)) kinds.add(kind);
      }
    }
    expect([...ids].sort()).toEqual(Array.from({ length: 120 }, (_, index) => `${123 + index}`));
    expect(new Set(titles).size).toBe(120);
    expect(new Set(covers).size).toBe(120);
    expect([...kinds].sort()).toEqual([...categories, ...languages].sort());
  });
});
