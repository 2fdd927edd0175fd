import { hasMarks, type MarkedPart, readMarks, withoutMarks } from '../content/marks/mark.ts';

/** A text of the page without marks, and the fields from which its parts come. */
export interface KnownText {
  readonly text: string;
  readonly parts: readonly MarkedPart[];
}

/** Attributes with texts for people, from which the marks are kept. The marks of others are dropped. */
const READABLE = /^(?:alt|title|placeholder|value|aria-label|aria-description|data-.*)$/;

/** Takes the marks out of the texts and attributes of a page, and keeps what they say. */
export class DomMarks {
  readonly #texts = new WeakMap<Text, KnownText>();
  readonly #attributes = new WeakMap<Element, Map<string, KnownText>>();

  /** Takes the marks out of a node and all nodes in it, now and whenever one changes. */
  watch(root: Node): void {
    this.take(root);
    const observer = new MutationObserver((changes) => {
      for (const { target, addedNodes } of changes) {
        this.#takeOne(target);
        for (const node of addedNodes) this.take(node);
      }
    });
    observer.observe(root, {
      attributes: true,
      characterData: true,
      childList: true,
      subtree: true,
    });
  }

  /** Takes the marks out of a node and all nodes in it. */
  take(root: Node): void {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
    for (let node: Node | null = root; node; node = walker.nextNode()) {
      this.#takeOne(node);
      if (node instanceof HTMLTemplateElement) this.take(node.content);
    }
  }

  /** The text of a node with its fields; undefined if it has none, or another text than then. */
  of(node: Text): KnownText | undefined {
    const known = this.#texts.get(node);
    return known?.text === node.data ? known : undefined;
  }

  /** The attributes of an element that had marks, by name. */
  attributesOf(element: Element): ReadonlyMap<string, KnownText> {
    return this.#attributes.get(element) ?? new Map();
  }

  #takeOne(node: Node): void {
    if (node instanceof Text && hasMarks(node.data)) {
      const known = readMarks(node.data);
      this.#texts.set(node, known);
      node.data = known.text;
    }
    if (!(node instanceof Element)) return;
    for (const { name, value } of [...node.attributes]) {
      if (!hasMarks(value)) continue;
      if (READABLE.test(name)) {
        const known = this.#attributes.get(node) ?? new Map<string, KnownText>();
        this.#attributes.set(node, known.set(name, readMarks(value)));
      }
      node.setAttribute(name, withoutMarks(value));
    }
  }
}
