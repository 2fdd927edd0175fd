/** A place in the window, in CSS pixels. */
export interface Point {
  x: number;
  y: number;
}

/** Elements that show a picture: also icons, which are in a file of their own. */
export const PICTURE = 'img, video, svg:has(> use)';

/** The element itself, and all texts and elements in it, in the order of the document. */
export function nodesIn(element: Element): (Text | Element)[] {
  const nodes: (Text | Element)[] = [element];
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node instanceof Element || isWritten(node)) nodes.push(node);
  }
  return nodes;
}

/**
 * The text or picture at a place, also below a link that covers a card.
 *
 * @param target The element at the place that gets the events of the pointer.
 */
export function textAt(point: Point, target: Element): Text | Element | undefined {
  for (const element of document.elementsFromPoint(point.x, point.y)) {
    const picture = element.closest(PICTURE);
    if (picture) return picture;
    const text = [...element.childNodes].find(
      (child) => isWritten(child) && isUnder(point, child, 0, child.length),
    );
    if (text instanceof Text) return text;
  }
  // A text that lets events through to the control below, such as the label of a field.
  return nodesIn(target.parentElement ?? target).find(
    (part) =>
      part instanceof Text &&
      part.parentElement?.checkVisibility({ visibilityProperty: true }) &&
      isUnder(point, part, 0, part.length),
  );
}

/** Whether a node is a text that is not only space. */
function isWritten(node: Node): node is Text {
  return node instanceof Text && node.data.trim() !== '';
}

/** Whether a part of a text is at a place. */
export function isUnder({ x, y }: Point, text: Text, start: number, end: number): boolean {
  const range = document.createRange();
  range.setStart(text, Math.min(start, text.length));
  range.setEnd(text, Math.min(end, text.length));
  return [...range.getClientRects()].some(
    ({ left, right, top, bottom }) => left <= x && x <= right && top <= y && y <= bottom,
  );
}
