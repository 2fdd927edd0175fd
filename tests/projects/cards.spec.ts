import { expect, type Page } from '@playwright/test';
import { test } from '../fixtures.ts';
import { expectAccessible } from '../helpers/accessible.ts';
import { projectsPage } from './parts.ts';

test('a card has one link area, and what else it offers lies above it', async ({ page }) => {
  await page.goto('project');
  const card = projectsPage(page).cards.first();
  await expect(card.getByRole('link', { name: 'READ MORE about Birch and Bobbin' })).toHaveCount(1);
  expect(await card.locator('a a, a button, button a, button button').count()).toBe(0);
  await expect(projectsPage(page).category).toBeEnabled();
  const box = await card.getByRole('img').first().boundingBox();
  if (!box) throw new Error('The cover has no box.');
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  await expect(page).toHaveURL(/\/details\/123$/);
});

test('the order of Tab is tags, link, heart, share', async ({ page }) => {
  await page.goto('project');
  const { cards, category } = projectsPage(page);
  await expect(category).toBeEnabled();
  await cards.first().getByRole('link', { name: 'HTML-CSS-JAVASCRIPT' }).focus();
  for (const name of ['READ MORE about', 'Save', 'Share']) {
    await page.keyboard.press('Tab');
    await expect(
      page.getByRole(name.startsWith('READ') ? 'link' : 'button', {
        name: `${name} Birch and Bobbin`,
      }),
    ).toBeFocused();
  }
});

/** Controls of the main part with less than 24 pixels each way, links within a line left out. */
async function smallTargets(page: Page): Promise<string[]> {
  const controls = page.getByRole('main').locator('a[href], button, select, input');
  return await controls.evaluateAll((all) =>
    all
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .filter((element) => {
        const { width, height } = element.getBoundingClientRect();
        return width < 24 || height < 24;
      })
      .map((element) => element.outerHTML.slice(0, 120)),
  );
}

/** No fault by day nor by night, and no small target. */
async function expectFaultless(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page);
  }
  expect(await smallTargets(page)).toEqual([]);
}

for (const [what, path] of [
  ['a search', 'project?q=chair'],
  ['an empty list', 'project?q=uphollsterry'],
] as const) {
  test(`${what} has no fault that axe finds, and no small target`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(path);
    await expect(projectsPage(page).category).toBeEnabled();
    await expect(page.locator('html')).not.toHaveAttribute('data-finding');
    await expectFaultless(page);
  });
}

test('the open share menu and the open dialog have no fault that axe finds', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'share'));
  await page.goto('details/123');
  await projectsPage(page).share('Birch and Bobbin').click();
  await expect(page.getByRole('group', { name: 'Share Birch and Bobbin' })).toBeVisible();
  await expectFaultless(page);
  await page.keyboard.press('Escape');
  await page
    .getByRole('link', { name: /^Enlarge/ })
    .first()
    .click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectFaultless(page);
});
