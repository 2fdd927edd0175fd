import { expect, type Page, test } from '@playwright/test';
import { open } from '../scripts/settle.ts';
import { layoutShift } from './helpers/layout-shift.ts';
import { sidewaysScroll } from './helpers/overflow.ts';
import { paths } from './helpers/pages.ts';
import { smallTargets } from './helpers/targets.ts';
import { textFaults } from './helpers/text-faults.ts';
import { spaceText } from './helpers/text-spacing.ts';

const widths = [390, 768, 1280, 1920];
const controls = 'a[href], button, input, select, textarea, summary';
const mainControls = 'header a, button, input:not([type=radio]), select, textarea';

/** Nothing sticks out, is cut off or lies over something else. */
async function expectReadable(page: Page): Promise<void> {
  expect.soft(await sidewaysScroll(page), 'pixels to scroll sideways').toBe(0);
  expect.soft(await textFaults(page), 'text that cannot be read').toEqual([]);
}

for (const path of paths) {
  test.describe(path, () => {
    for (const width of widths) {
      test(`stands still and is readable at ${width}`, async ({ page }) => {
        await page.setViewportSize({ width, height: width < 768 ? 844 : 900 });
        await open(page, path);
        const { total, moved } = await layoutShift(page);
        expect.soft(total.toFixed(2), `layout shift, by ${moved.join(', ')}`).toBe('0.00');
        await expectReadable(page);
        expect.soft(await smallTargets(page, controls, 24), 'targets under 24 px').toEqual([]);
        if (width !== 390) return;
        await page.getByRole('button', { name: 'Menu' }).click();
        expect
          .soft(await smallTargets(page, mainControls, 44), 'main targets under 44 px')
          .toEqual([]);
      });
    }

    test('has headings in order, and loses nothing at 400 % zoom, nor with the text spacing of WCAG 1.4.12', async ({
      page,
    }) => {
      await page.setViewportSize({ width: 1280, height: 1024 });
      await open(page, path);
      await expectHeadingsInOrder(page);
      const usual = await offers(page);
      expect(usual.length).toBeGreaterThan(1);
      // A window of 1280 × 1024 at 400 %.
      await page.setViewportSize({ width: 320, height: 256 });
      expect(await offers(page)).toEqual(usual);
      await expectReadable(page);

      await spaceText(page);
      for (const width of [1280, 390, 320]) {
        await page.setViewportSize({ width, height: 900 });
        await expectReadable(page);
      }
    });
  });
}

/** One h1 comes first, and no level is left out on the way down. */
async function expectHeadingsInOrder(page: Page): Promise<void> {
  const levels = await page
    .getByRole('heading')
    .evaluateAll((all) => all.map((heading) => Number(heading.localName.slice(1))));
  expect(levels.filter((level) => level === 1)).toHaveLength(1);
  expect(levels[0]).toBe(1);
  levels.forEach((level, index) => {
    const before = levels[index - 1] ?? 0;
    expect(level, `heading ${index + 1} of ${levels}`).toBeLessThanOrEqual(before + 1);
  });
}

/** What the main part of a page offers: its headings, controls and images that can be seen. */
async function offers(page: Page): Promise<string[]> {
  return await page
    .locator('main')
    .locator('h1, h2, h3, a[href], button, input, select, textarea, img')
    .evaluateAll((all) =>
      all
        .filter((part) => !part.closest('[inert]') && part.checkVisibility())
        .map((part) => part.getAttribute('alt') ?? part.textContent ?? ''),
    );
}
