import type { DomMarks } from './dom-marks.ts';
import { partsOf } from './page-texts.ts';

/** Elements that the Tab key reaches already, or whose texts it reaches. */
const FOCUSABLE = 'a[href], button, input, select, textarea, summary, label, [tabindex]';

/** An island that React has not taken over yet, which would report attributes that it did not make. */
const WAITING = 'astro-island[ssr]';

/** Lets the Tab key reach each marked text, also those in islands once they are hydrated. */
export function makeFocusable(marks: DomMarks): void {
  const add = (root: Element) => {
    for (const shown of partsOf(root)) {
      const isMarked =
        shown instanceof Text ? marks.of(shown) : marks.attributesOf(shown).has('alt');
      const element = shown instanceof Text ? shown.parentElement : shown;
      if (!isMarked || !element || element.closest(`${FOCUSABLE}, ${WAITING}`)) continue;
      element.setAttribute('tabindex', '0');
    }
  };
  add(document.body);
  new MutationObserver((changes) => {
    for (const { target } of changes) if (target instanceof Element) add(target);
  }).observe(document.body, { attributeFilter: ['ssr'], subtree: true });
}
