import { expect, type Locator, type Page } from '@playwright/test';
import { countPages } from '../cli/cv/print-curriculum.ts';
import { open } from '../scripts/settle.ts';
import { test } from './fixtures.ts';

// With motion allowed, the page has a motion switch, one of the buttons that are never printed.
test.use({ reducedMotion: 'no-preference' });

/** A CSS selector for elements that are useful only on a screen and must not be printed. */
const screenOnly =
  'header :is(nav, button, fieldset), .skip-link, main button, footer a, [aria-label="Breadcrumb"]';

/** Expects a maximum number of A4 sheets, with text 4 % larger, as a reserve for one more line. */
async function expectSheets(page: Page, max: number): Promise<void> {
  const pdf = await page.pdf({ format: 'A4', preferCSSPageSize: true, scale: 1.04 });
  const sheets = countPages(pdf);
  expect(sheets).toBeGreaterThan(0);
  expect(sheets, 'number of printed sheets').toBeLessThanOrEqual(max);
}

/** Expects the print styles in both colour schemes. Leaves print media emulation on. */
async function expectPaper(page: Page, title: Locator): Promise<void> {
  await page.getByRole('radio', { name: 'Dark', exact: true }).check();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ media: 'print', colorScheme });
    const printed = await page.locator(screenOnly).evaluateAll((parts) =>
      parts
        .filter((part) => part.checkVisibility({ visibilityProperty: true }))
        .filter((part) => part.getBoundingClientRect().bottom > 0)
        .map((part) => part.outerHTML.slice(0, 80)),
    );
    expect.soft(printed, 'printed elements that are only for the screen').toEqual([]);
    const name = page.getByText('Mara Lindqvist-Okafor').filter({ visible: true });
    await expect.soft(name.first(), "the owner's name").toBeVisible();
    await expect.soft(title).toHaveCSS('color', 'oklch(0.235 0.03 262)');
  }
}

test('About prints as a curriculum of two pages at most, dark on white', async ({ page }) => {
  await open(page, '/about');
  await expectSheets(page, 2);
  await expectPaper(page, page.getByText('Mara Lindqvist-Okafor', { exact: true }).first());
  for (const text of ['Freelance web developer', 'September 2021 – April 2024', 'Photoshop']) {
    await expect(page.getByText(text).filter({ visible: true }).first()).toBeVisible();
  }
  for (const part of [page.locator('body > header'), page.locator('dl').first()]) {
    await expect(part).toBeHidden();
  }
});

test('Home prints on two pages, each project with its text beside its cover', async ({ page }) => {
  await open(page, '/');
  await expectSheets(page, 2);
  await page.emulateMedia({ media: 'print' });
  const projects = page.getByRole('article').filter({ has: page.getByRole('img') });
  await expect(projects).not.toHaveCount(0);
  // In one column, because the rows of a grid that is split between pages can cover each other.
  const gaps = await projects.evaluateAll((cards) => {
    const boxes = (selector: string) =>
      cards.map((card) => card.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect());
    const covers = boxes('img');
    const titles = boxes('h3');
    return covers.flatMap(({ right, bottom }, index) => [
      (titles[index]?.left ?? 0) - right,
      (covers[index + 1]?.top ?? Infinity) - bottom,
    ]);
  });
  for (const gap of gaps) expect(gap).toBeGreaterThan(0);
});

test('a project prints as a case sheet of one page, dark on white', async ({ page }) => {
  await open(page, '/details/123');
  await expectSheets(page, 1);
  await expectPaper(page, page.getByRole('heading', { level: 1 }));
});

test('every long case study fits on one page', { tag: '@all' }, async ({ page }) => {
  for (const path of ['/de/details/123', '/details/124', '/details/134', '/de/details/142']) {
    await open(page, path);
    await expectSheets(page, 1);
  }
});
