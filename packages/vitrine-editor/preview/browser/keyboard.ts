import type { DomMarks } from './dom-marks.ts';
import { nodesIn } from './page-texts.ts';

/** Elements that the Tab key reaches already, or whose texts it reaches. */
const FOCUSABLE = 'a[href], button, input, select, textarea, summary, label, [tabindex="0"]';

/** An island that React has not taken over yet, which would report attributes that it did not make. */
const WAITING = 'astro-island[ssr]';

/** Interval between two checks whether React has taken over an island, in milliseconds. */
const interval = 100;

/** Lets the Tab key reach each marked text, also those that come later, and in islands once they are hydrated. */
export function makeFocusable(marks: DomMarks): void {
  const add = (root: Element) => {
    for (const shown of nodesIn(root)) {
      const isMarked =
        shown instanceof Text ? marks.of(shown) : marks.attributesOf(shown).has('alt');
      const element = shown instanceof Text ? shown.parentElement : shown;
      if (!isMarked || !element || element.closest(`${FOCUSABLE}, ${WAITING}`)) continue;
      element.setAttribute('tabindex', '0');
    }
  };
  const addOnceHydrated = (island: Element) => {
    if (isHydrated(island)) add(island);
    else if (island.isConnected) setTimeout(() => addOnceHydrated(island), interval);
  };
  add(document.body);
  new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes) {
      if (!(target instanceof Element)) continue;
      if (type === 'attributes') addOnceHydrated(target);
      else if (addedNodes.length > 0) add(target);
    }
  }).observe(document.body, { attributeFilter: ['ssr'], childList: true, subtree: true });
}

/** Whether React has taken over the elements of an island: it does so some time after Astro started it. */
function isHydrated({ firstElementChild }: Element): boolean {
  return Object.keys(firstElementChild ?? {}).some((key) => key.startsWith('__react'));
}
