// These functions run in the page, so they use nothing of this file but types.
import type * as Library from '@testing-library/dom';

/** One step of the way to an element, as it can be sent to a page. */
export interface Step {
  role: string;
  /** The accessible name, whole, or a pattern for it; any name if left out. */
  name?: string | { source: string; flags: string } | undefined;
}

/** The state of an element as a visitor perceives it. */
export interface ElementState {
  text: string;
  /** The value of a field, else an empty string. */
  value: string;
  checked: boolean;
  /** Whether more of it is still loading (`aria-busy`). */
  busy: boolean;
  disabled: boolean;
  focused: boolean;
  /** Whether its middle is in the window and not covered. */
  inView: boolean;
}

type Find = (steps: readonly Step[]) => HTMLElement[];

/** Adds the function that finds elements to a page which has the library. */
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

/** Describes each element at the end of the way. */
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

/** Scrolls to the first element at the end of the way. */
export function scrollToElement(steps: readonly Step[]): void {
  const find: Find = Reflect.get(window, 'findElements');
  find(steps)[0]?.scrollIntoView({ block: 'center', behavior: 'instant' });
}

/**
 * Scrolls to the one element at the end of the way.
 *
 * @returns Where it can be pressed, in CSS pixels of the window; else what is in the way.
 */
export async function findClickPoint(
  steps: readonly Step[],
): Promise<{ x: number; y: number } | { problem: string }> {
  const find: Find = Reflect.get(window, 'findElements');
  const found = find(steps);
  const [element] = found;
  if (!element || found.length > 1) return { problem: `${found.length} such elements` };
  if (element.matches(':disabled')) return { problem: 'it is disabled' };
  // A radio button is pressed at its label where it has one.
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
  if (x !== before.x || y !== before.y) return { problem: 'it moves' };
  const hit = document.elementFromPoint(x, y);
  if (!hit || !target.contains(hit)) return { problem: `${hit?.outerHTML.slice(0, 80)} is there` };
  return { x, y };
}
