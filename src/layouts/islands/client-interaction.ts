import type { ClientDirective } from 'astro';

/** An event in an island that was not hydrated yet. */
export interface EarlyEvent {
  readonly type: string;
  readonly target: Element;
  /** The choice in a `select`, which React overwrites while it hydrates. */
  readonly value: string | undefined;
}

declare global {
  /** The islands that asked to be hydrated before `hydrate-islands.ts` was there. */
  var waitingIslands: Parameters<ClientDirective>[] | undefined;

  interface Element {
    /** Events in an island before it was hydrated; undefined where there were none. */
    earlyEvents?: EarlyEvent[];
  }
}

// Astro puts this script into the page before its first island, so nothing that happens in one is
// missed. It is as short as possible, since it is a part of the HTML: `hydrate-islands.ts` does the
// rest.
for (const type of ['pointerover', 'focusin', 'input', 'change', 'click', 'submit']) {
  addEventListener(type, noteEvent, true);
}

function noteEvent(event: Event): void {
  const target = event.target instanceof Element ? event.target : null;
  const island = target?.closest('astro-island[ssr]');
  if (!target || !island) return;
  island.earlyEvents ??= [];
  const early = earlyEvent(event, target);
  if (early) island.earlyEvents.push(early);
  island.dispatchEvent(new Event('approach'));
}

/**
 * The event as it is to be repeated; undefined where the browser handles it itself: it follows a
 * link, unless that opens a dialog without a modifier key.
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

// Pages with an island of the owner's have Astro's own script, which runs before `hydrate-islands.ts`.
const interaction: ClientDirective = (...island) => {
  self.waitingIslands ??= [];
  self.waitingIslands.push(island);
};

// biome-ignore lint/style/noDefaultExport: Astro takes a directive from there
export default interaction;
