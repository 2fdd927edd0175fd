import { expect } from '@playwright/test';
import { test } from './fixtures.ts';
import { way } from './projects/parts.ts';

const categories = ['Portfolio Website', 'Blog Website', 'eCommerce Website'];
const technologies = ['HTML-CSS-JAVASCRIPT', 'HTML-CSS-BOOTSTRAP', 'REACT-BOOTSTRAP'];

test('the project page has a search and twelve complete cards', async ({ page }) => {
  await page.goto('/project');
  await test.step('the search has a keyword and two lists with three values each', async () => {
    const search = page.getByRole('search');
    await expect(search.getByRole('searchbox')).toHaveAttribute('required');
    for (const [label, values] of [
      ['Project Categories', categories],
      ['Programing Language', technologies],
    ] as const) {
      const list = search.getByRole('combobox', { name: label });
      await expect(list).toBeVisible();
      const options = await list.getByRole('option').allInnerTexts();
      expect(options.slice(1).map((option) => option.replace(/ \(.*\)$/, ''))).toEqual(values);
    }
  });
  const cards = page.getByRole('main').getByRole('article');
  await expect(cards).toHaveCount(12);
  await expect(cards.first(), 'the first result').toContainText('71 enquiries in four weeks');
  for (const card of await cards.all()) {
    const title = await card.getByRole('heading', { level: 2 }).innerText();
    await expect(card.getByRole('img').first()).toHaveAttribute('alt', /\S/);
    const tags = await card
      .getByRole('list', { name: 'Languages' })
      .getByRole('link')
      .allInnerTexts();
    expect(tags.length).toBeGreaterThan(0);
    expect(tags.filter((tag) => !technologies.includes(tag))).toEqual([]);
    const link = card.getByRole('link', { name: `READ MORE : ${title}` });
    await expect(link).toHaveAttribute('href', /^\/details\/\d+$/);
    await expect(card.getByRole('button', { name: `Share ${title}` })).toBeVisible();
  }
});

test('plain links lead through ten pages with 120 projects, all different', async ({ request }) => {
  const paths: string[] = [];
  const titles = new Set<string>();
  const covers = new Set<string>();
  let path: string | undefined = '/project';
  for (let number = 1; path !== undefined; number += 1) {
    const html: string = await (await request.get(path)).text();
    expect(html).toContain(`>Page ${number} of 10<`);
    const cards = html.split('<article').slice(1);
    expect(cards, path).toHaveLength(12);
    for (const card of cards) {
      paths.push(/href="(\/details\/[^"]+)"/.exec(card)?.[1] ?? '');
      titles.add(/<h2[^>]*>([^<]+)/.exec(card)?.[1] ?? '');
      covers.add(/<img[^>]* src="([^"]+)/.exec(card)?.[1] ?? '');
    }
    path = way(html, 'next');
  }
  expect(paths.toSorted()).toEqual(Array.from({ length: 120 }, (_, at) => `/details/${123 + at}`));
  expect([titles.size, covers.size]).toEqual([120, 120]);

  await test.step('previous and next lead through the projects, in the order of the list', async () => {
    for (const place of [0, 1, 2, 119]) {
      const html = await (await request.get(paths[place] ?? '')).text();
      expect(way(html, 'prev')).toBe(paths[place - 1]);
      expect(way(html, 'next')).toBe(paths[place + 1]);
    }
  });
});
