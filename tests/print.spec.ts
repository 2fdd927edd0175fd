import { expect, type Locator, type Page } from '@playwright/test';
import { open } from '../packages/vitrine/cli/browser/settle.ts';
import { test } from './fixtures.ts';
import { expectPrintedHome, expectSheets } from './helpers/printed-home.ts';

// With motion allowed, the page has a motion switch, one of the buttons that are never printed.
test.use({ reducedMotion: 'no-preference' });

/** A CSS selector for elements that are useful only on a screen and must not be printed. */
const screenOnly =
  'header :is(nav, button, fieldset), .skip-link, main button, footer a, [aria-label="Breadcrumb"]';

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
  await page.goto('/about');
  await expectSheets(page, 2);
  await expectPaper(page, page.getByText('Mara Lindqvist-Okafor', { exact: true }).first());
  for (const text of ['Freelance web developer', 'September 2021 – April 2024', 'Photoshop']) {
    await expect(page.getByText(text).filter({ visible: true }).first()).toBeVisible();
  }
  for (const part of [page.locator('body > header'), page.locator('dl').first()]) {
    await expect(part).toBeHidden();
  }
});

test('Home prints on two pages, each project beside its cover', { tag: '@all' }, async ({
  page,
}) => {
  await expectPrintedHome(page, 2);
});

test('a project prints as a case sheet of one page, dark on white', async ({ page }) => {
  await page.goto('/details/123');
  await expectSheets(page, 1);
  await expectPaper(page, page.getByRole('heading', { level: 1 }));
});

test('every long case study fits on one page', { tag: '@all' }, async ({ page }) => {
  for (const path of ['/de/details/123', '/details/124', '/details/134', '/de/details/142']) {
    await open(page, path);
    await expectSheets(page, 1);
  }
});
