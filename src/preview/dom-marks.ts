import { hasMarks, type MarkedPart, readMarks, withoutMarks } from '../content/marks/mark.ts';
import { WORDS_CHANGED } from '../lib/motion.ts';

/** A text of the page without marks, and the fields from which its parts come. */
export interface KnownText {
  readonly text: string;
  readonly parts: readonly MarkedPart[];
}

/** Attributes with texts for people, from which the marks are kept. The marks of others are dropped. */
const READABLE = /^(?:alt|title|placeholder|value|aria-label|aria-description|data-.*)$/;

/** Replaces the part of a text that is wholly the text of a field; undefined if there is none. */
function replacePart(
  known: KnownText | undefined,
  field: number,
  before: string,
  value: string,
): KnownText | undefined {
  const part = known?.parts.find((one) => one.field === field);
  // A part begins with the text of the interface before it, such as a greeting.
  const start = (part?.end ?? 0) - before.length;
  if (!known || !part || start < part.start || !known.text.startsWith(before, start)) {
    return undefined;
  }
  const grown = value.length - before.length;
  return {
    text: known.text.slice(0, start) + value + known.text.slice(part.end),
    parts: known.parts.map((one) => ({
      ...one,
      start: one.start > part.start ? one.start + grown : one.start,
      end: one.start >= part.start ? one.end + grown : one.end,
    })),
  };
}

/** Types the words of a headline again after one of them was replaced. */
function typeAgain(typed: Element, before: string, value: string): void {
  const word = typed.querySelector('[data-typed]');
  // Without motion the first word is one text, which has no mark.
  if (word?.childElementCount === 0 && word.textContent === before) word.textContent = value;
  typed.dispatchEvent(new Event(WORDS_CHANGED));
}

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

  /**
   * Shows another text of a field in a text, or in the attributes of an element, that have its mark.
   *
   * @returns False if one of them shows only a part of the field
   */
  replace(shown: Text | Element, field: number, before: string, value: string): boolean {
    if (shown instanceof Text) {
      const next = replacePart(this.of(shown), field, before, value);
      if (!next) return false;
      this.#texts.set(shown, next);
      shown.data = next.text;
      return true;
    }
    const known = [...this.attributesOf(shown)].filter(([, { parts }]) =>
      parts.some((part) => part.field === field),
    );
    return known
      .map(([name, text]) => {
        // The words of a headline that is typed are JSON.
        const written = (words: string) =>
          name === 'data-typing' ? JSON.stringify(words).slice(1, -1) : words;
        const next = replacePart(text, field, written(before), written(value));
        if (!next) return false;
        this.#attributes.get(shown)?.set(name, next);
        shown.setAttribute(name, next.text);
        if (name === 'data-typing') typeAgain(shown, before, value);
        return true;
      })
      .every(Boolean);
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
