import { expect, type Locator, type Page, test } from '@playwright/test';
import { open } from '../scripts/settle.ts';
import { paths } from './helpers/pages.ts';

test.use({ forcedColors: 'active', reducedMotion: 'reduce' });

/** Whether a line is drawn below a link: a border, since grounds are all forced to one colour. */
const isUnderlined = (link: Locator) =>
  link.evaluate((node) => {
    const { content, borderBlockStartStyle } = getComputedStyle(node, '::after');
    return content !== 'none' && borderBlockStartStyle === 'solid';
  });

const style = (element: Locator, property: string) =>
  element.evaluate((node, name) => getComputedStyle(node).getPropertyValue(name), property);

for (const path of paths) {
  test(`every control of ${path} shows where it ends`, async ({ page }) => {
    await open(page, path);
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 844 });
      expect(await withoutEdge(page)).toEqual([]);
    }
  });
}

test('the chosen light and the current page can be told from the others', async ({ page }) => {
  await page.goto('/about');
  const choices = page.getByRole('group', { name: 'Light' }).locator('svg');
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
});

test('the focus can be seen', async ({ page }) => {
  await page.goto('/contact');
  const field = page.getByRole('textbox', { name: 'Name', exact: true });
  await field.focus();
  expect(await style(field, 'outline-style')).not.toBe('none');
});

/**
 * Controls that have neither a border nor a ground of their own, where all grounds are forced to one
 * colour. A button that is only an icon is seen by it.
 */
async function withoutEdge(page: Page): Promise<string[]> {
  return await page
    .locator('button, input:not([type=radio]), select, textarea')
    .evaluateAll((all) => {
      const paper = getComputedStyle(document.documentElement).backgroundColor;
      const sides = ['top', 'right', 'bottom', 'left'];
      const hasEdge = (control: Element) => {
        const style = getComputedStyle(control);
        const value = (name: string) => style.getPropertyValue(name);
        const isLine = (line: string) =>
          value(`${line}-style`) !== 'none' && Number.parseFloat(value(`${line}-width`)) > 0;
        const ground = value('background-color');
        const isClear = ground === paper || / 0\)$/.test(ground);
        return !isClear || isLine('outline') || sides.some((side) => isLine(`border-${side}`));
      };
      const isIcon = (control: Element) =>
        control.querySelector('svg') !== null &&
        [...control.childNodes].every((node) => !(node instanceof Text));
      return all
        .filter((control) => control.checkVisibility({ visibilityProperty: true }))
        .filter((control) => !hasEdge(control) && !isIcon(control))
        .map((control) => control.getAttribute('name') ?? control.textContent ?? '');
    });
}
