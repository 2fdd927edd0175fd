import { expect, type Page } from '@playwright/test';
import { open } from '../../packages/vitrine/cli/browser/settle.ts';
import { countPages } from '../../packages/vitrine/cli/cv/print-curriculum.ts';

/** Expects a maximum number of A4 sheets, with text 4 % larger, as a reserve for one more line. */
export async function expectSheets(page: Page, max: number): Promise<void> {
  const pdf = await page.pdf({ format: 'A4', preferCSSPageSize: true, scale: 1.04 });
  const sheets = countPages(pdf);
  expect(sheets).toBeGreaterThan(0);
  expect(sheets, 'number of printed sheets').toBeLessThanOrEqual(max);
}

/** Expects that Home prints on a maximum number of sheets, each project with its title beside its cover. */
export async function expectPrintedHome(page: Page, max: number): Promise<void> {
  await open(page, '/');
  await expectSheets(page, max);
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('[data-greeting]').filter({ visible: true })).toHaveCount(0);
  const projects = page.getByRole('article').filter({ has: page.getByRole('img') });
  await expect(projects).not.toHaveCount(0);
  // In one column, because the rows of a grid that is split between pages can cover each other.
  const gaps = await projects.evaluateAll((cards) => {
    const boxes = (selector: string) =>
      cards.map((card) => card.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect());
    const covers = boxes('img');
    const titles = boxes('h3');
    return covers.flatMap(({ left, right, bottom }, index) => [
      // In right-to-left (RTL) text the title is on the left.
      Math.max((titles[index]?.left ?? 0) - right, left - (titles[index]?.right ?? Infinity)),
      (covers[index + 1]?.top ?? Infinity) - bottom,
    ]);
  });
  expect(gaps.filter((gap) => gap < 0)).toEqual([]);
}
