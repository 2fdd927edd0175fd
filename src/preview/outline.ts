const ATTRIBUTE = 'data-vitrine-shown';

/** Two pixels of white and two of blue, which are visible on every colour. */
const STYLES = `[${ATTRIBUTE}] {
  outline: 2px solid #1f4fd1 !important;
  outline-offset: 2px !important;
  box-shadow: 0 0 0 2px #fff !important;
}`;

/** Prepares the page for {@link outline}. */
export function addOutlineStyles(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(STYLES);
  document.adoptedStyleSheets.push(sheet);
}

/** Outlines the visible ones of some elements instead of others, and scrolls to the first of them. */
export function outline(elements: readonly Element[]): void {
  for (const element of document.querySelectorAll(`[${ATTRIBUTE}]`)) {
    element.removeAttribute(ATTRIBUTE);
  }
  const visible = elements.filter(isVisible);
  for (const element of visible) element.setAttribute(ATTRIBUTE, '');
  if (!visible.some(isInWindow)) {
    visible[0]?.scrollIntoView({ block: 'center', behavior: 'instant' });
  }
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
