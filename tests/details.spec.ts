import { expect } from '@playwright/test';
import { test } from './fixtures.ts';

test('Details shows a project and its facts, and links on', async ({ page }) => {
  await page.goto('/details/123');
  const main = page.getByRole('main');
  const info = page.getByRole('region', { name: 'Project info' });
  await test.step('the breadcrumb leads Home > Project > Details', async () => {
    const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link');
    await expect(crumbs).toHaveText(['Home', 'Project', 'Details']);
    await expect(crumbs.nth(0)).toHaveAttribute('href', '/');
    await expect(crumbs.nth(1)).toHaveAttribute('href', '/project');
    await expect(crumbs.nth(2)).toHaveAttribute('aria-current', 'page');
  });
  await test.step('the work is shown, with its name and what it is', async () => {
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('Birch and Bobbin');
    await expect(main.getByText('A two-person upholstery workshop')).toBeVisible();
    const image = main.getByRole('img', { name: /upholster/i });
    await expect(image).toBeInViewport();
    expect(await image.evaluate((node) => node.getBoundingClientRect().width)).toBeGreaterThan(600);
  });
  await test.step('the project info names all five facts', async () => {
    await expect(info.getByRole('term')).toHaveText([
      'Category',
      'Client',
      'Review',
      'Project Date',
      'Project URL',
    ]);
    const facts = info.getByRole('definition');
    await expect(facts.nth(0)).toHaveText('Portfolio Website');
    await expect(facts.nth(1)).toHaveText('Birch and Bobbin Upholstery');
    const stars = facts.nth(2).getByRole('img', { name: '5 of 5 stars' });
    await expect(stars.locator('svg')).toHaveCount(5);
    await expect(facts.nth(3).getByRole('time')).toHaveAttribute('datetime', '2026-10-12');
    await expect(facts.nth(3)).toHaveText('12 October 2026');
    await expect(facts.nth(4).getByRole('link')).toHaveAttribute(
      'href',
      'https://birch-and-bobbin.example',
    );
  });
  await test.step('the technology tags lead to the projects made with them', async () => {
    const tags = info.getByRole('list', { name: 'Languages' }).getByRole('link');
    await expect(tags).toHaveText(['HTML-CSS-JAVASCRIPT']);
    await expect(tags).toHaveAttribute('href', '/project?language=HTML-CSS-JAVASCRIPT');
  });
  await test.step('the words of the client stand with the case study, and only there', async () => {
    const own = main.getByRole('article').first().getByRole('figure');
    await expect(own).toContainText('Marion Applethwaite');
    const work = own.getByRole('link', { name: 'Website Development' });
    await expect(work).toHaveAttribute('href', '/service/website-development');
    await expect(own.getByRole('link'), 'no link to this page').toHaveCount(1);
    await expect(main.getByText('kettle is empty')).toHaveCount(1);
    const slider = page.getByRole('region', { name: 'Client Testimonial' });
    await slider.scrollIntoViewIfNeeded();
    await expect(slider.getByRole('figure').first()).toContainText('Kwame Vasquez-Holm');
    await expect(slider.getByRole('figure').first()).toBeInViewport({ ratio: 0.6 });
  });
  await test.step('three related projects share category or technologies', async () => {
    const cards = page
      .locator('section', { has: page.getByRole('heading', { name: 'Related projects' }) })
      .getByRole('article');
    await expect(cards).toHaveCount(3);
    for (const card of await cards.all()) {
      await expect(card).toContainText('Portfolio Website');
      await expect(card).toContainText('HTML-CSS-JAVASCRIPT');
      await expect(card).not.toContainText('Birch and Bobbin');
    }
  });
  await test.step('the call to write fills the subject of the contact form', async () => {
    await page.getByRole('link', { name: 'Request a similar project' }).click();
    await expect(page).toHaveURL(/\/contact\?subject=/);
    const { searchParams } = new URL(page.url());
    expect(searchParams.get('subject')).toBe('A project like Birch and Bobbin');
  });
});

test('the first twelve have a case study: task, what was done, result in a number', async ({
  request,
}) => {
  const titles = new Set<string | undefined>();
  for (let id = 123; id < 135; id += 1) {
    const html = await (await request.get(`/details/${id}`)).text();
    titles.add(/<h1[^>]*>([^<]+)/.exec(html)?.[1]);
    for (const heading of ['The task', 'What was done', 'The result']) {
      expect(html, `${id}`).toContain(`<h2>${heading}</h2>`);
    }
    expect(html, `the result of ${id}`).toMatch(/<h2>The result<\/h2>\s*<p>[^<]*\d/);
  }
  expect(titles.size, 'another id shows another project').toBe(12);
});
