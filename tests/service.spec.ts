import { expect } from '@playwright/test';
import { test } from './fixtures.ts';
import { fetchPage } from './helpers/fetch-page.ts';
import { section } from './helpers/sample-pages.ts';
import { services } from './helpers/sample-texts.ts';

test('Service lists eight services, each with a text and a link to its page', async ({
  request,
}) => {
  const { document } = await fetchPage(request, '/service');
  const entries = [...document.querySelectorAll('main li:has(h2)')];
  expect(entries.map((entry) => entry.querySelector('h2')?.textContent)).toEqual(services);
  for (const [index, name] of services.entries()) {
    const links = [...(entries[index]?.querySelectorAll('a') ?? [])];
    const link = links.find(({ textContent }) => textContent.includes('Read More'));
    const response = await request.get(link?.getAttribute('href') ?? '');
    expect(await response.text()).toContain(`>${name}</h1>`);
  }
  const texts = entries.map((entry) => [...entry.querySelectorAll('p')].at(-1)?.textContent);
  expect(new Set(texts).size).toBe(8);
  const headings = [...document.querySelectorAll('main :is(h1, h2, h3)')];
  expect(headings, 'only the end of the page below the cards').toHaveLength(10);
  expect(headings.at(-1)?.closest('.end')).not.toBeNull();
});

test('a click anywhere on a service leads to its page', async ({ page }) => {
  for (const path of ['/', '/service']) {
    await page.goto(path);
    const entry = page.getByRole('main').getByRole('listitem').filter({ hasText: services[1] });
    await entry.click({ position: { x: 90, y: 30 } });
    await expect(page).toHaveTitle(new RegExp(services[1] ?? ''));
  }
});

test('a service has a page with price, projects, testimonials and questions', async ({ page }) => {
  await page.goto('/service/website-development');
  const main = page.getByRole('main');
  await test.step('breadcrumb, price, time and contents', async () => {
    const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link');
    await expect(crumbs).toHaveText(['Home', 'Service', 'Website Development']);
    const current = page.getByRole('banner').getByRole('link', { name: 'Service', exact: true });
    await expect(current).toHaveAttribute('aria-current', 'true');
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('Website Development');
    await expect(main.getByRole('term')).toHaveText(['Price', 'Time', 'Where', 'Availability']);
    const where = 'On site in Europe, anywhere by video';
    const facts = ['from 2.400 €', '4 to 6 weeks', where, '● Open for projects from January'];
    await expect(main.getByRole('definition')).toHaveText(facts);
    await expect(main.getByText('We begin with a list')).toBeVisible();
    await expect(section(page, 'What is included').getByRole('listitem')).toHaveCount(4);
  });
  await test.step('the newest project with figures beside it, then others of this kind', async () => {
    const example = main.getByRole('link', { name: 'Birch and Bobbin' });
    await expect(example).toHaveAttribute('href', '/details/123');
    const titles = section(page, 'Projects of this kind').getByRole('heading', { level: 3 });
    await expect(titles).toHaveText(['Oldenbrugge Cycle Workshop', 'Six Rooms among Cork Oaks']);
  });
  await test.step('testimonials about this service, with year, project and source', async () => {
    const figures = main.getByRole('figure');
    await expect(figures).toContainText([/Marion.*Bobbin, 2026/, /Anselmo.*Small Machines, 2025/]);
    const source = 'https://museum-of-small-machines.example';
    await expect(figures.getByRole('link')).toHaveAttribute('href', source);
    await expect(figures.nth(1).locator('blockquote')).toHaveAttribute('cite', source);
  });
  await test.step('questions that open their answers, which are printed when closed too', async () => {
    const response = page.getByText('On the number of different pages');
    await expect(response).toBeHidden();
    await page.emulateMedia({ media: 'print' });
    await expect(response).toBeVisible();
    await page.emulateMedia({ media: 'screen' });
    await page.getByText('What does the price depend on?').click();
    await expect(response).toBeVisible();
  });
  await test.step('a link that fills the subject of a message', async () => {
    const ask = page.getByRole('link', { name: 'Ask about this' });
    await expect(ask).toHaveCount(2);
    await ask.last().click();
    await expect(page.getByRole('textbox', { name: 'Subject' })).toHaveValue('Website Development');
  });
});

test('the old address of a service on the list leads to its page', async ({ page }) => {
  await page.goto('/about');
  await page.goto('/service#seo-optimization');
  await expect(page).toHaveURL((url) => url.pathname === '/service/seo-optimization');
  await page.goBack();
  await expect(page, 'Back skips the old URL that redirects').toHaveURL(/\/about$/);
});
