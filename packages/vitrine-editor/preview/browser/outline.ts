import { OutlineTag } from './outline-tag.ts';

/** Two pixels of white and two of blue, which are visible on every colour. */
const FRAME = {
  outline: '2px solid #1f4fd1',
  outlineOffset: '2px',
  boxShadow: '0 0 0 2px #fff',
};

let shown: readonly Animation[] = [];

const tag = new OutlineTag();

/**
 * Removes the old outlines, outlines the visible ones of these elements, and scrolls to the first.
 *
 * @param name The name of the field, which is shown beside the first of them.
 */
export function outline(elements: readonly Element[], name: string): void {
  for (const animation of shown) animation.cancel();
  const visible = elements.filter(isVisible);
  // An animation changes no attribute, which React would report where it has not hydrated an island yet.
  shown = visible.map((element) =>
    element.animate([FRAME, FRAME], { duration: 1, fill: 'forwards' }),
  );
  if (!visible.some(isInWindow)) {
    visible[0]?.scrollIntoView({ block: 'center', behavior: 'instant' });
  }
  tag.show(name, visible.find(isInWindow));
}

function isVisible(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  // One pixel is the size of a text that only screen readers get.
  return (
    width > 1 &&
    height > 1 &&
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
  );
}

function isInWindow(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return top < innerHeight && bottom > 0;
}
