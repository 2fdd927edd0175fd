import { WORDS_CHANGED } from 'vitrine/browser';
import { hasMarks, type MarkedText, readMarks, replaceValue, withoutMarks } from '../marks/mark.ts';

/** Attributes with texts for people. The fields of others, such as `id` and the properties of islands, are not kept. */
const READABLE = /^(?:alt|title|placeholder|value|aria-label|aria-description|data-.*)$/;

/** The attribute of the headline with the words that it types, as JSON. */
const TYPED_WORDS = 'data-typing';

/**
 * Takes the marks out of the document, and knows afterwards which fields its texts show. The marks go before other
 * scripts run, because React compares the texts of an island with properties that have no marks.
 */
export class DomMarks {
  readonly #texts = new WeakMap<Text, MarkedText>();
  readonly #attributes = new WeakMap<Element, Map<string, MarkedText>>();

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

  /** What the marks of a text said; undefined if it had none, or if a script has changed it since. */
  of(node: Text): MarkedText | undefined {
    const marked = this.#texts.get(node);
    return marked?.text === node.data ? marked : undefined;
  }

  /** What the marks in the attributes of an element said, by the names of the attributes. */
  attributesOf(element: Element): ReadonlyMap<string, MarkedText> {
    return this.#attributes.get(element) ?? new Map();
  }

  /**
   * Shows another value of a field in a text, or in the attributes of an element, that have its mark.
   *
   * @returns False if one of them shows only a piece of the value
   */
  replace(shown: Text | Element, field: number, before: string, value: string): boolean {
    if (shown instanceof Text) {
      const next = replaceValue(this.of(shown), field, before, value);
      if (!next) return false;
      this.#texts.set(shown, next);
      shown.data = next.text;
      return true;
    }
    const replaceIn = ([name, marked]: [string, MarkedText]) => {
      const isTyped = name === TYPED_WORDS;
      const write = (words: string) => (isTyped ? JSON.stringify(words).slice(1, -1) : words);
      const next = replaceValue(marked, field, write(before), write(value));
      if (!next) return false;
      this.#attributes.get(shown)?.set(name, next);
      shown.setAttribute(name, next.text);
      if (isTyped) typeAgain(shown, before, value);
      return true;
    };
    const isMarked = ([, { parts }]: [string, MarkedText]) =>
      parts.some((part) => part.field === field);
    return [...this.attributesOf(shown)].filter(isMarked).map(replaceIn).every(Boolean);
  }

  #takeOne(node: Node): void {
    if (node instanceof Text && hasMarks(node.data)) {
      const marked = readMarks(node.data);
      this.#texts.set(node, marked);
      node.data = marked.text;
    }
    if (!(node instanceof Element)) return;
    for (const { name, value } of [...node.attributes]) {
      if (!hasMarks(value)) continue;
      if (READABLE.test(name)) {
        const markedByName = this.#attributes.get(node) ?? new Map<string, MarkedText>();
        this.#attributes.set(node, markedByName.set(name, readMarks(value)));
      }
      node.setAttribute(name, withoutMarks(value));
    }
  }
}

/** Lets a headline type its words again after one of them was replaced. */
function typeAgain(headline: Element, before: string, value: string): void {
  const word = headline.querySelector('[data-typed]');
  // Without motion nothing is typed, and the first word is one text.
  if (word?.childElementCount === 0 && word.textContent === before) word.textContent = value;
  headline.dispatchEvent(new Event(WORDS_CHANGED));
}
