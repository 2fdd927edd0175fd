import type { Page } from '@playwright/test';

/**
 * Controls that have neither a border nor a ground of their own, where all grounds are forced to one
 * colour. A button that is only an icon is seen by it.
 *
 * @returns The name or the text of each; none where all is well.
 */
export async function controlsWithoutEdge(page: Page): Promise<string[]> {
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
