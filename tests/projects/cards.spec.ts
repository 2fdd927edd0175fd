import { expect } from '@playwright/test';
import { hydrate } from '../helpers/hydrate.ts';
import { projectsPage, test } from './parts.ts';

test('a card is one link, with tags, heart and share above it, in that order', async ({ page }) => {
  await page.goto('project');
  const { cards, category } = projectsPage(page);
  await expect(page.getByRole('radio', { name: 'List' }), 'a switch to a list').toHaveCount(0);
  const card = cards.first();
  await expect(card.getByRole('link', { name: 'READ MORE : Birch and Bobbin' })).toHaveCount(1);
  await expect(card.locator('a a, a button, button a, button button')).toHaveCount(0);
  await hydrate(category);

  await card.getByRole('link', { name: 'HTML-CSS-JAVASCRIPT' }).focus();
  for (const name of ['READ MORE :', 'Save', 'Share']) {
    await page.keyboard.press('Tab');
    const focused = page.locator(':focus');
    await expect(focused).toHaveAccessibleName(`${name} Birch and Bobbin`);
  }
  const box = await card.getByRole('img').first().boundingBox();
  if (!box) throw new Error('The cover of the project is not visible.');
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  await expect(page).toHaveURL(/\/details\/123$/);
});
