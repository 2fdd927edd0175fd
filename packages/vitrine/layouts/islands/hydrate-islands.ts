import type { ClientDirective } from 'astro';
import { onStorageChange, readStored } from '../../browser/storage.ts';
import type { EarlyEvent } from './client-interaction.ts';

/**
 * `client:interaction` hydrates an island when a visitor reaches it by pointer, touch or focus. Clicks, input and form
 * submissions before hydration are repeated after it, each once. The island hydrates immediately if the URL has a query
 * string, or if localStorage has one of the keys that the directive's value names (`client:interaction="saved"`).
 * Otherwise its files are only prefetched, unless the browser's data saver is on.
 */
export const interaction: ClientDirective = (load, { value }, island) => {
  let isLoading = false;
  const hydrate = async () => {
    if (isLoading) return;
    isLoading = true;
    const start = await load();
    // Loading React, hydration, and repeating the events are separate tasks of the event loop.
    await nextTask();
    await start();
    // React hydrates synchronously, not in slices, when it receives an event such as this `keyup`.
    if (island.earlyEvents)
      island.firstElementChild?.dispatchEvent(new KeyboardEvent('keyup', { bubbles: true }));
    await nextTask();
    if (island.hasAttribute('ssr')) {
      // Hydration failed: hides controls that need JavaScript, and stops recording events.
      delete document.documentElement.dataset.js;
      island.removeAttribute('ssr');
    }
    repeatEvents(island.earlyEvents?.splice(0) ?? []);
  };
  // Not by `logRejection`: a module that islands use too would load React with this script.
  const begin = () => {
    hydrate().catch(console.error);
  };
  const hydrateIfAsked = () => {
    const isAsked = location.search || String(value).split(' ').some(readStored);
    if (isAsked && island.hasAttribute('ssr')) begin();
  };
  island.addEventListener('approach', begin);
  if (island.earlyEvents) begin();
  hydrateIfAsked();
  onStorageChange(hydrateIfAsked);
  // Prefetches after the first paint, which needs the bandwidth. Safari lacks requestIdleCallback.
  const whenIdle = self.requestIdleCallback ?? setTimeout;
  if (navigator.connection?.saveData) return;
  addEventListener('load', () => requestAnimationFrame(() => whenIdle(() => fetchAhead(island))));
};

/**
 * Repeats the last event of each type on each element. If hydration failed, only the browser's
 * default action follows, as without JavaScript.
 */
function repeatEvents(events: readonly EarlyEvent[]): void {
  const isLast = ({ type, target }: EarlyEvent, index: number) =>
    !events.slice(index + 1).some((later) => later.type === type && later.target === target);
  for (const { type, target, value } of events.filter(isLast)) {
    if (value !== undefined) Object.assign(target, { value });
    if (type === 'click' && target instanceof HTMLElement) target.click();
    else if (target instanceof HTMLFormElement) target.requestSubmit();
    else target.dispatchEvent(new Event(type, { bubbles: true }));
  }
}

function nextTask(): Promise<unknown> {
  return new Promise((resolve) => setTimeout(resolve));
}

/** URLs of files that were prefetched already, because islands on a page share some files. */
const fetched = new Set<string>();

/**
 * Prefetches the files of an island into the HTTP cache, without running them. `<link rel=prefetch>` is no option:
 * Firefox blocks it, because the site's CSP has `default-src 'none'`, and Safari lacks it.
 */
function fetchAhead(island: Element): void {
  for (const name of ['component-url', 'renderer-url']) {
    const address = island.getAttribute(name) ?? '';
    if (fetched.has(address)) continue;
    fetched.add(address);
    // If prefetching fails, the file is fetched when the island hydrates.
    fetch(address, { priority: 'low' })
      .then((response) => response.blob())
      .catch(() => undefined);
  }
}

declare global {
  /** The client directives of the page by name, such as `load`; Astro's runtime reads them here. */
  var Astro: Record<string, ClientDirective> | undefined;
}

// Registers the directive before Astro's island script runs, which HydrateIslands.astro imports
// after this file. Other directives of the page are kept.
self.Astro = { ...self.Astro, interaction };
for (const island of self.waitingIslands?.splice(0) ?? []) interaction(...island);
