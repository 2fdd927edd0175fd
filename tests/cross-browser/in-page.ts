// These functions are serialized and run in the page, so they use nothing from this file but types.
import type * as Library from '@testing-library/dom';

/** One step in a search for an element: a role and a name. Can be sent to a page as JSON. */
export interface Step {
  role: string;
  /** The whole accessible name, or a regular expression for the name; if omitted, any name matches. */
  name?: string | { source: string; flags: string } | undefined;
}

/** The state of an element as a visitor perceives it. */
export interface ElementState {
  text: string;
  /** The value of a form field; empty for any other element. */
  value: string;
  checked: boolean;
  /** Whether the element is still loading content (`aria-busy`). */
  busy: boolean;
  disabled: boolean;
  focused: boolean;
  /** Whether the centre of the element is in the window and not covered by another element. */
  inView: boolean;
}

type Find = (steps: readonly Step[]) => HTMLElement[];

/** Adds `window.findElements` to a page in which the DOM Testing Library is loaded. */
export function installFindElements(): void {
  const library: typeof Library = Reflect.get(window, 'TestingLibraryDom');
  const find: Find = (steps) => {
    let found: HTMLElement[] = [document.body];
    for (const { role, name } of steps) {
      const pattern = typeof name === 'object' ? new RegExp(name.source, name.flags) : name;
      const options = pattern === undefined ? {} : { name: pattern };
      found = found.flatMap((place) => library.queryAllByRole(place, role, options));
    }
    return found;
  };
  Object.assign(window, { findElements: find });
}

/** Describes the state of each element that the last of the steps finds. */
export function describeElements(steps: readonly Step[]): ElementState[] {
  const find: Find = Reflect.get(window, 'findElements');
  const isInView = (element: HTMLElement) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  };
  return find(steps).map((element) => ({
    text: element.innerText.trim(),
    value: 'value' in element ? String(element.value) : '',
    checked: 'checked' in element && element.checked === true,
    busy: element.ariaBusy === 'true',
    disabled: element.matches(':disabled, [aria-disabled="true"]'),
    focused: element === document.activeElement,
    inView: isInView(element),
  }));
}

/** Scrolls to the first element that the last of the steps finds. */
export function scrollToElement(steps: readonly Step[]): void {
  const find: Find = Reflect.get(window, 'findElements');
  find(steps)[0]?.scrollIntoView({ block: 'center', behavior: 'instant' });
}

/**
 * Scrolls to the only element that the last of the steps finds.
 *
 * @returns The point in the window at which the element can be clicked, in CSS pixels, or a problem.
 */
export async function findClickPoint(
  steps: readonly Step[],
): Promise<{ x: number; y: number } | { problem: string }> {
  const find: Find = Reflect.get(window, 'findElements');
  const found = find(steps);
  const [element] = found;
  if (!element || found.length > 1)
    return { problem: `${found.length} matching elements instead of one` };
  if (element.matches(':disabled')) return { problem: 'the element is disabled' };
  // A form control inside a label is clicked at the label, because the control may be hidden.
  const label = element instanceof HTMLInputElement ? element.labels?.[0] : undefined;
  const target = label?.contains(element) ? label : element;
  target.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
  const place = () => {
    const { left, top, width, height } = target.getBoundingClientRect();
    return { x: Math.round(left + width / 2), y: Math.round(top + height / 2) };
  };
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const before = place();
  await frame();
  await frame();
  const { x, y } = place();
  if (x !== before.x || y !== before.y) return { problem: 'the element moves' };
  const hit = document.elementFromPoint(x, y);
  if (!hit || !target.contains(hit))
    return { problem: `the element is covered by ${hit?.outerHTML.slice(0, 80)}` };
  return { x, y };
}
