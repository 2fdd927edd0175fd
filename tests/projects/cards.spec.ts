import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '../helpers/accessible.ts';
import { hydrate } from '../helpers/hydrate.ts';
import { smallTargets } from '../helpers/targets.ts';
import { projectsPage, test } from './parts.ts';

test('a card is one link, with tags, heart and share above it, in that order', async ({ page }) => {
  await page.goto('project');
  const { cards, category } = projectsPage(page);
  const card = cards.first();
  await expect(card.getByRole('link', { name: 'READ MORE about Birch and Bobbin' })).toHaveCount(1);
  await expect(card.locator('a a, a button, button a, button button')).toHaveCount(0);
  await hydrate(category);

  await test.step('the order of Tab is tags, link, heart, share', async () => {
    await card.getByRole('link', { name: 'HTML-CSS-JAVASCRIPT' }).focus();
    for (const [role, name] of [
      ['link', 'READ MORE about'],
      ['button', 'Save'],
      ['button', 'Share'],
    ] as const) {
      await page.keyboard.press('Tab');
      await expect(page.getByRole(role, { name: `${name} Birch and Bobbin` })).toBeFocused();
    }
  });
  const box = await card.getByRole('img').first().boundingBox();
  if (!box) throw new Error('The cover has no box.');
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  await expect(page).toHaveURL(/\/details\/123$/);
});

async function expectFaultless(page: Page): Promise<void> {
  await expectAccessible(page);
  expect(await smallTargets(page, 'main :is(a[href], button, select, input)', 24)).toEqual([]);
}

for (const [colorScheme, when] of [
  ['light', {}],
  ['dark', { tag: '@all' }],
] as const) {
  test.describe(`accessible and without small targets, ${colorScheme}`, when, () => {
    test.use({ colorScheme });

    test('a search and an empty list', async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto('project?q=chair');
      const { keyword, category } = projectsPage(page);
      await hydrate(category);
      await expect(page.locator('html')).not.toHaveAttribute('data-filtering');
      await expectFaultless(page);
      await keyword.fill('uphollsterry');
      await expect(page.getByRole('list', { name: 'Suggestions' })).toBeVisible();
      await expectFaultless(page);
    });

    test('the open share menu and the open dialog', async ({ page }) => {
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
  });
}
