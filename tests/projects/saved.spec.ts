import { expect } from '@playwright/test';
import { test } from '../fixtures.ts';
import { projectsPage, watchConsole } from './parts.ts';

const birch = 'Birch and Bobbin';
const key = 'vitrine:saved';

test('the heart keeps a project: on the card, over a reload, on its own page', async ({ page }) => {
  const said = watchConsole(page);
  await page.goto('project');
  const { heart, saved } = projectsPage(page);
  await expect(heart(birch)).toHaveAttribute('aria-pressed', 'false');
  await expect(saved).toHaveText('Saved (0)');
  await heart(birch).click();
  await expect(heart(birch)).toHaveAttribute('aria-pressed', 'true');
  await expect(saved).toHaveText('Saved (1)');
  await page.reload();
  await expect(heart(birch)).toHaveAttribute('aria-pressed', 'true');
  await page.goto('details/123');
  await expect(heart(birch)).toHaveAttribute('aria-pressed', 'true');
  await heart(birch).press('Enter');
  await expect(heart(birch)).toHaveAttribute('aria-pressed', 'false');
  await page.goto('project');
  await expect(saved).toHaveText('Saved (0)');
  expect(said).toEqual([]);
});

test("'Saved' shows the saved projects only, and nothing kindly", async ({ page }) => {
  await page.goto('project');
  const { heart, saved, titles, found } = projectsPage(page);
  await saved.click();
  await expect(page.getByText('Nothing is saved yet.')).toBeVisible();
  await expect(page).toHaveURL(/\/project\?saved$/);
  await page.getByRole('link', { name: 'Show everything' }).click();
  await heart('Sewn by Hand').click();
  await heart(birch).click();
  await saved.click();
  await expect(titles).toHaveText([birch, 'Sewn by Hand']);
  await heart(birch).click();
  await expect(found).toHaveText('1 of 120 projects');
  await expect(saved).toHaveAttribute('aria-pressed', 'true');
  await saved.click();
  await expect(found).toHaveText('120 projects');
});

test('another tab follows', async ({ page, context }) => {
  await page.goto('project');
  const other = await context.newPage();
  await other.goto('project');
  await projectsPage(other).heart(birch).click();
  const { heart, saved } = projectsPage(page);
  await expect(heart(birch)).toHaveAttribute('aria-pressed', 'true');
  await expect(saved).toHaveText('Saved (1)');
});

test('damaged storage counts as empty and is mended', async ({ page }) => {
  const said = watchConsole(page);
  await page.goto('project');
  await page.evaluate((name) => localStorage.setItem(name, '{"broken'), key);
  await page.reload();
  const { heart, saved } = projectsPage(page);
  await expect(saved).toHaveText('Saved (0)');
  await heart(birch).click();
  await page.reload();
  await expect(saved).toHaveText('Saved (1)');
  expect(said).toEqual([]);
});

for (const [what, script] of [
  [
    'full',
    'Storage.prototype.setItem = () => { throw new DOMException("full", "QuotaExceededError"); };',
  ],
  [
    'blocked',
    'Object.defineProperty(window, "localStorage", { get() { throw new DOMException("no", "SecurityError"); } });',
  ],
] as const) {
  test(`where storage is ${what}, a project is saved for now, and the visitor is told`, async ({
    page,
  }) => {
    const said = watchConsole(page);
    await page.addInitScript(script);
    await page.goto('project');
    const { heart, saved } = projectsPage(page);
    await heart(birch).click();
    await expect(heart(birch)).toHaveAttribute('aria-pressed', 'true');
    await expect(saved).toHaveText('Saved (1)');
    await expect(page.getByText(`so ${birch} is saved only until you leave`)).toBeVisible();
    expect(said).toEqual([]);
  });
}
