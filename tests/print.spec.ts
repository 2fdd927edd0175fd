import { expect } from '@playwright/test';
import { countPages } from '../cli/cv/print-curriculum.ts';
import { open } from '../scripts/settle.ts';
import { test } from './fixtures.ts';

const sheets = [
  { path: '/about', pages: [1, 2], name: 'a curriculum of one or two pages' },
  { path: '/details/123', pages: [1], name: 'a case sheet of one page' },
];

/** The parts of the frame and of the pages that only make sense on a screen. */
const furniture = [
  'header nav',
  'header button',
  'header fieldset',
  '.skip-link',
  'main button',
  'footer a',
  'nav[aria-label="Breadcrumb"]',
];

for (const { path, pages, name } of sheets) {
  test(`${path} prints as ${name}`, async ({ page }) => {
    await open(page, path);
    const pdf = await page.pdf({ format: 'A4', preferCSSPageSize: true });
    expect(pages, 'number of pages').toContain(countPages(pdf));
  });

  for (const colorScheme of ['light', 'dark'] as const) {
    test(`${path} prints without furniture, dark on white, where the system is ${colorScheme}`, async ({
      page,
    }) => {
      await page.emulateMedia({ colorScheme });
      await open(page, path);
      await page.getByRole('radio', { name: 'Night', exact: true }).check();
      await page.emulateMedia({ media: 'print', colorScheme });
      const printed = await page.locator(furniture.join(', ')).evaluateAll((parts) =>
        parts
          .filter((part) => part.checkVisibility({ visibilityProperty: true }))
          .filter((part) => part.getBoundingClientRect().bottom > 0)
          .map((part) => part.outerHTML.slice(0, 80)),
      );
      expect.soft(printed, 'furniture on paper').toEqual([]);
      await expect
        .soft(page.getByText('Mara Lindqvist-Okafor').first(), 'whose sheet it is')
        .toBeVisible();
      const text = page.getByRole('heading', { level: 1 });
      await expect(text).toHaveCSS('color', 'oklch(0.235 0.03 262)');
    });
  }
}

test('the curriculum holds bio, figures, every post and every skill', async ({ page }) => {
  await open(page, '/about');
  await page.emulateMedia({ media: 'print' });
  const texts = [
    'I learned to sell before I learned to code.',
    'Front-end developer',
    'September 2021 – April 2024',
    'Harbour College of Applied Arts',
    'Native speaker',
    'Laravel',
    'WordPress',
  ];
  for (const text of texts) {
    await expect(page.getByText(text).first()).toBeVisible();
  }
  await expect(page.getByText('2+', { exact: true })).toHaveCSS('opacity', '1');
});
