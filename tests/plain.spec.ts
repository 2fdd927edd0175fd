// What is particular to the look `plain`: titles that run into their texts, flush rows, pictures in their own pixels.
import { expect, type Locator } from '@playwright/test';
import { test } from './fixtures.ts';

const boxOf = async (part: Locator) => {
  const box = await part.boundingBox();
  if (!box) throw new Error('The part is not shown.');
  return box;
};

test('a title and its text are one paragraph', { tag: '@all' }, async ({ page }) => {
  await page.goto('/');
  const card = page.getByRole('article').filter({ hasText: 'StockDesk' });
  const title = await boxOf(card.getByRole('heading', { name: 'StockDesk' }));
  const text = await boxOf(card.getByText('The back office of a small wholesaler.'));
  expect(text.x).toBeGreaterThanOrEqual(title.x + title.width - 1);
  expect(Math.abs(text.y - title.y)).toBeLessThan(4);

  await page.goto('/about');
  const sentence = page.getByText('My name is Tom Reyes, freelance web developer.');
  const size = (part: Locator) => part.evaluate((element) => getComputedStyle(element).fontSize);
  expect(await size(sentence)).toBe(await size(page.getByRole('heading', { level: 1 })));
});

test('rows of pictures are flush at both sides, and equally high', { tag: '@all' }, async ({
  page,
}) => {
  await page.goto('/project');
  const list = page.getByRole('list', { name: 'Projects' });
  for (const width of [768, 1280, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    const covers = await list.locator('.cover-mat').all();
    const rows = Map.groupBy(await Promise.all(covers.map(boxOf)), ({ y }) => Math.round(y));
    expect(rows.size).toBeGreaterThan(1);
    const page1 = await boxOf(page.getByRole('heading', { level: 1 }).locator('..'));
    for (const row of rows.values()) {
      const [first, last] = [row.at(0), row.at(-1)];
      if (!first || !last) continue;
      expect(first.x).toBeCloseTo(page1.x, 0);
      expect(Math.abs(last.x + last.width - page1.x - page1.width)).toBeLessThan(2);
      for (const { height } of row) expect(Math.abs(height - first.height)).toBeLessThan(1);
    }
  }
});

test('no screenshot of a project is larger than its own pixels', { tag: '@all' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 2560, height: 1440 });
  for (const id of ['1', '3', '5']) {
    await page.goto(`/details/${id}`);
    const picture = page
      .getByRole('link', { name: /Enlarge/ })
      .first()
      .getByRole('img');
    const { width, height } = await boxOf(picture);
    expect(width).toBeLessThanOrEqual(Number(await picture.getAttribute('width')));
    expect(height).toBeLessThanOrEqual(Number(await picture.getAttribute('height')));
  }
});

test('the ways of contact end with the form', { tag: '@all' }, async ({ page }) => {
  await page.goto('/contact');
  const end = async (part: Locator) => {
    const { y, height } = await boxOf(part);
    return y + height;
  };
  const last = page.getByRole('link', { name: 'Save to your address book' });
  const privacy = page.getByText('What you write here is used for an answer to you');
  expect(Math.abs((await end(last.locator('..'))) - (await end(privacy)))).toBeLessThan(4);
});
