import type { Page } from '@playwright/test';

/**
 * Finds controls that are smaller than a minimum target size (WCAG 2.5.8). Links inside a sentence may
 * be as high as their line; a control inside a label counts as large as the label.
 *
 * @param selector A CSS selector for the controls to check; hidden controls are ignored.
 * @param size The minimum width and height in CSS pixels.
 * @returns one line for each control that is too small
 */
export async function smallTargets(page: Page, selector: string, size: number): Promise<string[]> {
  return await page.evaluate(
    ({ selector, size }) => {
      const isInSentence = (control: Element) =>
        getComputedStyle(control).display === 'inline' &&
        [...(control.parentElement?.childNodes ?? [])].some(
          (node) => node instanceof Text && (node.textContent ?? '').trim() !== '',
        );
      return [...document.querySelectorAll(selector)]
        .filter((control) => control.checkVisibility({ visibilityProperty: true }))
        .filter((control) => !control.closest('.skip-link, [inert], [aria-hidden="true"]'))
        .filter((control) => !isInSentence(control))
        .map((control) => ({ control, target: control.closest('label') ?? control }))
        .map(({ control, target }) => ({ control, box: target.getBoundingClientRect() }))
        .filter(({ box }) => box.width < size - 0.5 || box.height < size - 0.5)
        .map(({ control, box }) => {
          const name = control.getAttribute('aria-label') ?? control.textContent?.trim();
          return `${control.localName} '${name || control.getAttribute('name')}': ${box.width.toFixed(1)} × ${box.height.toFixed(1)}`;
        });
    },
    { selector, size },
  );
}
