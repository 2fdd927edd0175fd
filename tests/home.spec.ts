import { expect, type Locator, type Page } from '@playwright/test';
import { test } from './fixtures.ts';
import { section } from './helpers/sample-pages.ts';
import { counters, services, skills } from './helpers/sample-texts.ts';

/** The bounding boxes of the client logos that the price tag covers. */
async function coveredLogos(page: Page): Promise<DOMRect[]> {
  const tag = await page.getByText('15+', { exact: true }).locator('..').boundingBox();
  if (!tag) throw new Error('The price tag is not visible.');
  const logos = await page
    .getByRole('list', { name: 'Tools I work with' })
    .locator('svg, img')
    .evaluateAll((all) => all.map((logo) => logo.getBoundingClientRect()));
  return logos.filter(
    ({ left, right, top, bottom }) =>
      left < tag.x + tag.width && tag.x < right && top < tag.y + tag.height && tag.y < bottom,
  );
}

test('Home shows its content, and links on', async ({ page }) => {
  await page.goto('/');
  const main = page.getByRole('main');

  await test.step('the headline names the three things, in order', async () => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveAccessibleName(
      /Web Designe\b.*\bWeb Development\b.*\bWP Customization$/,
    );
  });
  await test.step('the window shows every skill by name and logo, and 15+ on the tag', async () => {
    const skillItems = page.getByRole('list', { name: 'Tools I work with' }).getByRole('listitem');
    await expect(skillItems).toHaveText(Object.values(skills).flat());
    const logos = skillItems.filter({ has: page.locator('svg:visible, img:visible') });
    await expect(logos).toHaveCount(19);
    await expect(main.getByText('15+', { exact: true })).toBeVisible();
  });
  await test.step('the price tag hides no logo at any width', async () => {
    for (const width of [390, 768, 1920, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await coveredLogos(page), `logos under the price tag at ${width} px`).toEqual([]);
    }
  });
  await test.step('the four counters are read as their ends', async () => {
    await expect(main.locator('dl').first()).toMatchAriaSnapshot(counters.home);
  });
  await test.step('the chosen projects come before the counters, with eager covers', async () => {
    await expect(main.getByRole('heading', { level: 2 })).toHaveText([
      'In the window this month',
      'In figures',
      /^Good /,
      'On the board',
      'From the guest book',
      'Is there something you would like to have in the window?',
    ]);
    const cards = main.getByRole('article');
    await expect(cards.getByRole('heading', { level: 3 })).toHaveText([/^Fila/, /^Honey/, /^Logb/]);
    const first = cards.first().getByRole('link', { name: /^READ MORE/ });
    await expect(first).toHaveAttribute('href', '/details/131');
    for (const cover of await cards.getByRole('img').all()) {
      await expect(cover).toHaveAttribute('loading', 'eager');
    }
    await expect(main.locator('astro-island article')).toHaveCount(0);
  });
  await test.step('the end leads to Contact', async () => {
    const end = section(page, 'Is there something you would like to have in the window?');
    const link = end.getByRole('link', { name: 'Write to me' });
    await expect(link).toHaveAttribute('href', '/contact');
  });
  await test.step('the services are listed, each with a link to its details', async () => {
    const board = section(page, 'On the board');
    await expect(board.getByRole('heading', { level: 3 })).toHaveText(services);
    const links = board.getByRole('link', { name: 'Read More' });
    await expect(links).toHaveCount(8);
    await expect(links.nth(6)).toHaveAttribute('href', '/service/seo-optimization');
  });
  await test.step('the About block greets by the hour and leads to About', async () => {
    const greeting = main.getByRole('heading', { name: /^Good (Morning|Afternoon|Evening|Night)/ });
    await expect(greeting).toBeVisible();
    await main.getByRole('link', { name: 'About More' }).click();
    await expect(page).toHaveURL(/\/about$/);
  });
});

test('the featured project is near the top, before the counters', async ({ page }) => {
  await page.goto('/');
  const top = async (part: Locator) => (await part.boundingBox())?.y ?? Number.NaN;
  for (const [width, height, limit] of [
    [390, 844, 1000],
    [1280, 900, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    const cover = await top(page.getByRole('article').first().getByRole('img'));
    expect(cover, `at ${width} px`).toBeLessThanOrEqual(limit);
    expect(cover).toBeLessThan(await top(page.getByText('Experience', { exact: true })));
  }
});

test('a row of related projects leaves no place empty', { tag: '@all' }, async ({ page }) => {
  await page.goto('/details/123');
  const row = page.locator('ul[data-cards]');
  for (const widths of ['333333', '22333', '2222', '22', '1']) {
    const parts = await row.evaluate((list, number) => {
      while (list.childElementCount < number) list.append(list.children[0]?.cloneNode(true) ?? '');
      while (list.childElementCount > number) list.lastElementChild?.remove();
      list.setAttribute('data-cards', String(number));
      return [...list.children].map(({ clientWidth }) => list.clientWidth / clientWidth);
    }, widths.length);
    expect(parts.map((part) => Math.floor(part)).join('')).toBe(widths);
  }
});
