import { expect, type Locator } from '@playwright/test';
import { test } from './fixtures.ts';

test.use({ forcedColors: 'active' });

/** Whether a link has a bottom border, because forced-colors mode removes background colours. */
const isUnderlined = (link: Locator) =>
  link.evaluate((node) => {
    const { content, borderBlockStartStyle } = getComputedStyle(node, '::after');
    return content !== 'none' && borderBlockStartStyle === 'solid';
  });

test('the chosen theme, the current page and the focus are visible', async ({ page }) => {
  await page.goto('/about');
  const choices = page.getByRole('group', { name: 'Theme' }).locator('svg');
  const colours = await choices.evaluateAll((all) =>
    all.map((icon) => getComputedStyle(icon).backgroundColor),
  );
  expect(colours[0]).not.toBe(colours[1]);
  expect(colours[1]).toBe(colours[2]);

  const navigation = page.getByRole('navigation', { name: 'Main' });
  const current = navigation.getByRole('link', { name: 'About' });
  const other = navigation.getByRole('link', { name: 'Home' });
  expect(await isUnderlined(current)).toBe(true);
  expect(await isUnderlined(other)).toBe(false);
  await other.focus();
  await expect(other, 'the focused link has an outline').not.toHaveCSS('outline-style', 'none');
});
