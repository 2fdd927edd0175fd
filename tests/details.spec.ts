import { expect } from '@playwright/test';
import { test } from './fixtures.ts';
import { expectAccessible } from './helpers/accessible.ts';
import { fetchPage } from './helpers/fetch-page.ts';
import { section } from './helpers/sample-pages.ts';
import { watchConsole } from './helpers/watch-console.ts';

test('Details shows a project and its facts, and links on', async ({ page }) => {
  await page.goto('/details/123');
  const main = page.getByRole('main');
  const info = page.getByRole('region', { name: 'Project info' });
  await test.step('the breadcrumb leads Home > Project > Details', async () => {
    const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link');
    await expect(crumbs).toHaveText(['Home', 'Project', 'Details']);
    await expect(crumbs.nth(1)).toHaveAttribute('href', '/project');
    await expect(crumbs.nth(2)).toHaveAttribute('aria-current', 'page');
  });
  await test.step('the project has a title, a summary and a large image', async () => {
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('Birch and Bobbin');
    await expect(main.getByText('A two-person upholstery workshop')).toBeVisible();
    const image = main.getByRole('img', { name: /upholster/i });
    await expect(image).toBeInViewport();
    expect(await image.evaluate((node) => node.getBoundingClientRect().width)).toBeGreaterThan(600);
  });
  await test.step('the project info names all five facts, and how the work was done', async () => {
    const names = ['Category', 'Client', 'Review', 'Project Date', 'Project URL'];
    await expect(info.getByRole('term')).toHaveText([...names, 'Role', 'Duration', 'Team']);
    const facts = info.getByRole('definition');
    await expect(facts.nth(0)).toHaveText('Portfolio Website');
    await expect(facts.nth(1)).toHaveText('Birch and Bobbin Upholstery');
    await expect(facts.nth(3)).toHaveText('12 October 2026');
    const link = facts.nth(4).getByRole('link');
    await expect(link).toHaveAttribute('href', 'https://birch-and-bobbin.example');
    await expect(info.getByRole('img', { name: '5 of 5 stars' }).locator('svg')).toHaveCount(5);
    await expect(info.getByRole('time').first()).toHaveAttribute('datetime', '2026-10-12');
  });
  await test.step('the technology tags lead to the projects made with them', async () => {
    const tags = info.getByRole('list', { name: 'Languages' }).getByRole('link');
    await expect(tags).toHaveText(['HTML-CSS-JAVASCRIPT']);
    await expect(tags).toHaveAttribute('href', '/project?language=HTML-CSS-JAVASCRIPT');
  });
  await test.step("the client's testimonial is the first in the slider, and only there", async () => {
    const slider = page.getByRole('region', { name: 'Client Testimonial' });
    const own = slider.getByRole('figure').first();
    await slider.scrollIntoViewIfNeeded();
    await expect(own).toBeInViewport({ ratio: 0.6 });
    await expect(own).toContainText('Marion Applethwaite');
    const work = own.getByRole('link', { name: 'Website Development' });
    await expect(work).toHaveAttribute('href', '/service/website-development');
    await expect(own.getByRole('link'), 'the only link, so none to this page').toHaveCount(1);
    await expect(main.getByText('kettle is empty')).toHaveCount(1);
    await slider.getByRole('button', { name: 'Next testimonial' }).click();
    await expect(slider.getByText('2 of 2', { exact: true })).toBeVisible();
  });
  await test.step('three related projects share category or technologies', async () => {
    const cards = section(page, 'Related projects').getByRole('article');
    await expect(cards).toContainText(Array(3).fill('HTML-CSS-JAVASCRIPT'));
    await expect(cards.filter({ hasText: 'Birch and Bobbin' })).toHaveCount(0);
  });
  await test.step('the call to write fills the subject of the contact form', async () => {
    await page.getByRole('link', { name: 'Request a similar project' }).click();
    await expect(page).toHaveURL(/\/contact\?subject=/);
    const { searchParams } = new URL(page.url());
    expect(searchParams.get('subject')).toBe('A project like Birch and Bobbin');
  });
});

test('the first twelve have a case study with results in figures', async ({ request }) => {
  const titles = new Set<string | undefined>();
  for (let id = 123; id < 135; id += 1) {
    const html = await (await request.get(`/details/${id}`)).text();
    titles.add(/<h1[^>]*>([^<]+)/.exec(html)?.[1]);
    for (const part of [
      /<h2[^>]*>The problem<\/h2>.*<h2[^>]*>What was done<\/h2>/s,
      /<dd class="result-value[^>]*><bdi>[^<]*[\d½]/,
      /<dd class="result-source[^>]*>Source: \S/,
    ]) {
      expect(html, `${id}`).toMatch(part);
    }
  }
  expect(titles.size, 'number of different titles of the details pages').toBe(12);
});

test('the facts of a project without a case study fit beside its picture', { tag: '@all' }, async ({
  page,
}) => {
  await page.goto('/details/242');
  const info = page.getByRole('region', { name: 'Project info' });
  const width = await info.evaluate((region) => [region.scrollWidth, region.clientWidth]);
  expect(width[0]).toBe(width[1]);
  for (const fact of await info.getByRole('definition').all()) {
    const lines = await fact.evaluate((node) => {
      const { height } = node.getBoundingClientRect();
      return height / Number.parseFloat(getComputedStyle(node).lineHeight);
    });
    expect(lines, (await fact.textContent()) ?? '').toBeLessThan(4);
  }
});

test('results have sources, and a divider between before and after moves', async ({ page }) => {
  await page.goto('/details/123');
  const results = page.getByRole('region', { name: 'Results' });
  const price = results.locator('div', { hasText: 'calls about the price' });
  await expect(price.getByRole('definition')).toHaveText([
    '−73 %',
    'Before: 15 a weekAfter: 4 a week',
    'Source: Tally beside the telephone, two weeks each',
  ]);
  await expect(results.getByText('−73 %')).toHaveCSS('font-size', /^[6-9]\d/);
  const divider = page.getByRole('slider', { name: 'Divider between before and after' });
  const after = page.locator('.state > div').nth(1);
  await divider.press('End');
  await expect(after).toHaveCSS('clip-path', 'inset(0px 0px 0px 100%)');
  const box = await divider.boundingBox();
  if (box === null) throw new Error('The divider is not visible.');
  expect(await after.boundingBox(), 'box of the second picture').toEqual(box);
  await page.mouse.click(box.x + box.width / 4, box.y + box.height / 2);
  await expect(after).toHaveCSS('clip-path', /^inset\(0px 0px 0px 2[3-6]%\)$/);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('before and after are one above the other', { tag: '@all' }, async ({ page }) => {
    await page.goto('/details/123');
    await expect(page.getByRole('slider')).toHaveCount(0);
    const states = page.locator('.state > div');
    const [before, after] = await Promise.all([0, 1].map((at) => states.nth(at).boundingBox()));
    expect(after?.y).toBeGreaterThanOrEqual((before?.y ?? 0) + (before?.height ?? 0));
    await expect(states.nth(1)).toHaveCSS('clip-path', 'none');
  });
});

test('a video loads when a visitor starts it, and plays with captions', async ({ page }) => {
  const said = watchConsole(page);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/de/details/129');
  await expectAccessible(page);
  expect(asked.filter((url) => url.endsWith('.mp4'))).toEqual([]);
  await page.locator('video').evaluate((video: HTMLVideoElement) => video.play());
  const words = () =>
    page.locator('video').evaluate((video: HTMLVideoElement) => {
      const [cue] = video.textTracks[0]?.cues ?? [];
      return cue instanceof VTTCue ? cue.text : '';
    });
  await expect.poll(words).toBe('Zehn Uhr. Acht Stücke, und alle sind frei.');
  expect(said).toEqual([]);
});

test('a picture in a text has the widths that browsers choose from', async ({ request }) => {
  const { document } = await fetchPage(request, '/details/132');
  const picture = document.querySelector('img[alt^="The body of a violin"]');
  expect(picture?.getAttribute('width')).toBe('840');
  expect(picture?.getAttribute('srcset')).toMatch(/ 400w, \S+ 720w, \S+ 840w$/);
});
