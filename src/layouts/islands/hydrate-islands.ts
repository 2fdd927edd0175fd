import type { ClientDirective } from 'astro';
import { onStoredElsewhere, readStored } from '../../lib/storage.ts';
import type { EarlyEvent } from './client-interaction.ts';

/**
 * `client:interaction` hydrates an island when a visitor approaches it: by pointer, touch or focus.
 * Clicks, input and a sent form that come before it is hydrated are repeated then, each once. It is
 * hydrated at once where the address has a query, or the storage keeps one of the keys that the
 * value names (`client:interaction="saved"`). Otherwise its files are only fetched ahead, unless the
 * visitor saves data.
 */
export const interaction: ClientDirective = (load, { value }, island) => {
  let isLoading = false;
  const hydrate = async () => {
    if (isLoading) return;
    isLoading = true;
    const start = await load();
    // Loading React, hydrating, and repeating the events are separate tasks.
    await nextTask();
    await start();
    // For an event that it may have to handle, React hydrates at once instead of piece by piece.
    if (island.earlyEvents)
      island.firstElementChild?.dispatchEvent(new KeyboardEvent('keyup', { bubbles: true }));
    await nextTask();
    if (island.hasAttribute('ssr')) {
      // It could not be loaded: parts that work only by script are hidden, and no event is held back.
      delete document.documentElement.dataset.js;
      island.removeAttribute('ssr');
    }
    repeatEvents(island.earlyEvents?.splice(0) ?? []);
  };
  const hydrateIfAsked = () => {
    const isAsked = location.search || String(value).split(' ').some(readStored);
    if (isAsked && island.hasAttribute('ssr')) void hydrate();
  };
  island.addEventListener('approach', () => void hydrate());
  if (island.earlyEvents) void hydrate();
  hydrateIfAsked();
  onStoredElsewhere(hydrateIfAsked);
  // After the first paint, whose bandwidth these files would take. Safari has no idle callback.
  const whenIdle = self.requestIdleCallback ?? setTimeout;
  if (navigator.connection?.saveData) return;
  addEventListener('load', () => requestAnimationFrame(() => whenIdle(() => fetchAhead(island))));
};

/**
 * Each event on an element is repeated once, the last of its type. Where the island could not be
 * loaded, the browser does what it does without JavaScript.
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

/** Addresses of files that were fetched ahead: islands of a page have some in common. */
const fetched = new Set<string>();

/**
 * Fetches the files of an island into the cache, without parsing or running them. `rel=prefetch` would
 * do the same, but Firefox checks it against `default-src`, which is 'none' here, and Safari lacks it.
 */
function fetchAhead(island: Element): void {
  for (const name of ['component-url', 'renderer-url']) {
    const address = island.getAttribute(name) ?? '';
    if (fetched.has(address)) continue;
    fetched.add(address);
    // Where it fails, the file is fetched when it is needed.
    fetch(address, { priority: 'low' })
      .then((response) => response.blob())
      .catch(() => undefined);
  }
}

declare global {
  /** The directives of the page, by name. */
  var Astro: Record<string, ClientDirective> | undefined;
}

// Before Astro's own part of an island runs, which a page imports after this file. Other directives of
// the page stay.
self.Astro = { ...self.Astro, interaction };
for (const island of self.waitingIslands?.splice(0) ?? []) interaction(...island);
