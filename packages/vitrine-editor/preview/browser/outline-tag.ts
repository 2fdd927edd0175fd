import { nodesIn } from './page-texts.ts';

/** The distance between the tag and the outline, in CSS pixels. */
const GAP = 6;

const STYLE = `position: absolute; z-index: 2147483647; inset: auto; padding: 2px 8px; color: #fff;
  background: #1f4fd1; border-radius: 4px; font: 600 1rem/1.4 system-ui, sans-serif;
  white-space: nowrap; pointer-events: none;`;

/** A rectangle in the window, in CSS pixels. */
type Box = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>;

/** The name of a field beside the element that the preview outlines. */
export class OutlineTag {
  readonly #tag = document.createElement('div');
  readonly #sizes = new ResizeObserver(() => this.#place());
  #element: Element | undefined;

  constructor() {
    this.#tag.style.cssText = STYLE;
    this.#tag.ariaHidden = 'true';
  }

  /** Shows a name beside an element instead of the one before. */
  show(name: string, element: Element | undefined): void {
    this.#sizes.disconnect();
    this.#element = element;
    this.#tag.remove();
    if (!element || name === '') return;
    this.#tag.textContent = name;
    // Outside of the body, the tag is no text of the page that can be clicked or changed.
    document.documentElement.append(this.#tag);
    this.#sizes.observe(element);
    this.#sizes.observe(document.body);
  }

  /** Places the tag at the first place beside the element where it covers no text. */
  #place(): void {
    if (!this.#element?.isConnected) {
      this.#tag.remove();
      return;
    }
    const around = this.#element.getBoundingClientRect();
    const { width, height } = this.#tag.getBoundingClientRect();
    const boxAt = (left: number, top: number) => ({
      ...{ left, top },
      ...{ right: left + width, bottom: top + height },
    });
    const [above, below] = [around.top - height - GAP, around.bottom + GAP];
    const places = [
      boxAt(around.right + GAP, around.top),
      boxAt(around.left - width - GAP, around.top),
      ...[above, below].flatMap((top) => [
        boxAt(around.right - width, top),
        boxAt(around.left, top),
      ]),
    ].filter(({ left, right, top }) => left >= 0 && right <= innerWidth && top + scrollY >= 0);
    const texts = nodesIn(document.body).filter((node) => node instanceof Text);
    const [first] = places;
    const { left, top } =
      places.find((place) => !texts.some((text) => isCovered(text, place))) ??
      first ??
      boxAt(0, below);
    this.#tag.style.left = `${left + scrollX}px`;
    this.#tag.style.top = `${top + scrollY}px`;
  }
}

function isCovered(text: Text, box: Box): boolean {
  if (!text.parentElement || !touches(text.parentElement.getBoundingClientRect(), box))
    return false;
  const range = document.createRange();
  range.selectNodeContents(text);
  return [...range.getClientRects()].some((rect) => touches(rect, box));
}

function touches(one: Box, other: Box): boolean {
  return (
    one.left < other.right &&
    one.right > other.left &&
    one.top < other.bottom &&
    one.bottom > other.top
  );
}
