/** A place in the window, in CSS pixels. */
export interface Point {
  x: number;
  y: number;
}

/** The element itself, and all texts and elements in it, in the order of the document. */
export function partsOf(element: Element): (Text | Element)[] {
  const parts: (Text | Element)[] = [];
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  for (let node: Node | null = element; node; node = walker.nextNode()) {
    if (node instanceof Text ? node.data.trim() !== '' : node instanceof Element) {
      if (node instanceof Text || node instanceof Element) parts.push(node);
    }
  }
  return parts;
}

/** The text or picture at a place, also below a link that covers a card. */
export function textAt(point: Point): Text | Element | undefined {
  for (const element of document.elementsFromPoint(point.x, point.y)) {
    if (element.matches('img, video')) return element;
    for (const child of element.childNodes) {
      const isHit = child instanceof Text && isUnder(point, child, 0, child.length);
      if (isHit && child.data.trim() !== '') return child;
    }
  }
  return undefined;
}

/** Whether a part of a text is at a place. */
export function isUnder({ x, y }: Point, text: Text, start: number, end: number): boolean {
  const range = document.createRange();
  range.setStart(text, start);
  range.setEnd(text, end);
  return [...range.getClientRects()].some(
    ({ left, right, top, bottom }) => left <= x && x <= right && top <= y && y <= bottom,
  );
}
