import type { ClientDirective } from 'astro';

/** An event that occurred in an island before its hydration. */
export interface EarlyEvent {
  readonly type: string;
  readonly target: Element;
  /** The value chosen in a `<select>`, kept because hydration by React overwrites the choice. */
  readonly value: string | undefined;
}

declare global {
  /** Islands whose directive ran before hydrate-islands.ts was loaded, which then hydrates them. */
  var waitingIslands: Parameters<ClientDirective>[] | undefined;

  interface Element {
    /** Events that occurred in an island before its hydration; undefined if there were none. */
    earlyEvents?: EarlyEvent[];
  }
}

// Astro inlines this script before the first island of a page, so that no event in an island is missed. The script is
// as short as possible, because it is a part of the HTML; hydrate-islands.ts does the rest.
for (const type of ['pointerover', 'focusin', 'input', 'change', 'click', 'submit']) {
  addEventListener(type, noteEvent, true);
}

function noteEvent(event: Event): void {
  const target = event.target instanceof Element ? event.target : null;
  // The dialog for pictures in the text of a project is part of the island with its other pictures.
  const island = target?.closest('.block-link')
    ? document.querySelector('.project-pictures [ssr]')
    : target?.closest('astro-island[ssr]');
  if (!target || !island) return;
  island.earlyEvents ??= [];
  const early = earlyEvent(event, target);
  if (early) island.earlyEvents.push(early);
  island.dispatchEvent(new Event('approach'));
}

/**
 * Returns the event to repeat after hydration; undefined for `pointerover`, and for a click that the browser handles
 * alone: outside of buttons and links to dialogs, or with a modifier key.
 */
function earlyEvent(event: Event, target: Element): EarlyEvent | undefined {
  const { type } = event;
  if (type === 'pointerover') return undefined;
  if (!(event instanceof MouseEvent)) {
    if (type === 'submit') event.preventDefault();
    const value = target instanceof HTMLSelectElement ? target.value : undefined;
    return { type, target, value };
  }
  const control = target.closest('button, [aria-haspopup]');
  if (!control || event.ctrlKey || event.metaKey || event.shiftKey) return undefined;
  event.preventDefault();
  return { type, target: control, value: undefined };
}

// Queues islands, because Astro's script for islands of the owner runs before hydrate-islands.ts.
const interaction: ClientDirective = (...island) => {
  self.waitingIslands ??= [];
  self.waitingIslands.push(island);
};

// biome-ignore lint/style/noDefaultExport: Astro expects a client directive as the default export
export default interaction;
