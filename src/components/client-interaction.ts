import type { ClientDirective } from 'astro';
import { onStoredElsewhere, readStored } from './storage.ts';

/** An event that an island was not ready for. */
interface EarlyEvent {
  readonly type: string;
  readonly target: Element;
  /** What stood in the field then: React may write over it while it hydrates. */
  readonly value: string | undefined;
}

/** Astro removes `ssr` when it hydrates an island. */
const unhydrated = 'astro-island[client="interaction"][ssr]';
/** What does nothing by itself; other links and controls do what they do without JavaScript. */
const answering = 'button, [aria-haspopup]';

const hydrations = new WeakMap<Element, () => void>();
const earlyEvents = new WeakMap<Element, EarlyEvent[]>();
let isRepeating = false;

/**
 * `client:interaction` hydrates an island when a visitor approaches it: by pointer, touch or focus.
 * Clicks, input and a sent form that come before it is hydrated are repeated then, each once. It is
 * hydrated at once where the address has a query, or the storage keeps one of the keys that the
 * value names (`client:interaction="saved"`). Otherwise its files are only fetched ahead, unless the
 * visitor saves data.
 */
const interaction: ClientDirective = (load, { value }, island) => {
  let isLoading = false;
  const hydrate = async () => {
    if (isLoading) return;
    isLoading = true;
    const start = await load();
    // Loading React, hydrating and what the visitor waits for are tasks of their own.
    await nextTask();
    await start();
    await nextTask();
    isLoading = false;
    markFailed(island, island.matches(unhydrated));
    repeatEvents(island);
  };
  const hydrateIfAsked = () => {
    const isAsked =
      location.search ||
      String(value)
        .split(' ')
        .some((key) => readStored(key));
    if (isAsked && island.matches(unhydrated)) void hydrate();
  };
  hydrations.set(island, hydrate);
  if (earlyEvents.has(island)) void hydrate();
  hydrateIfAsked();
  onStoredElsewhere(hydrateIfAsked);
  if (!navigator.connection?.saveData) addEventListener('load', () => prefetch(island));
};

// This script stands before the first island, so nothing that happens in one is missed.
for (const type of ['pointerover', 'focusin', 'input', 'change', 'click', 'submit']) {
  document.addEventListener(type, hydrateFor, { capture: true });
}

function hydrateFor(event: Event): void {
  const target = event.target instanceof Element ? event.target : null;
  const island = target?.closest(unhydrated);
  if (!target || !island || isRepeating) return;
  const early = earlyEvent(event, target);
  if (early) {
    const others = earlyEvents.get(island) ?? [];
    const isOther = (other: EarlyEvent) =>
      other.type !== early.type || other.target !== early.target;
    earlyEvents.set(island, [...others.filter(isOther), early]);
  }
  hydrations.get(island)?.();
}

/** The event as it is to be repeated; undefined where the browser has done what it asks for. */
function earlyEvent(event: Event, target: Element): EarlyEvent | undefined {
  const { type } = event;
  if (type === 'pointerover') return undefined;
  if (!(event instanceof MouseEvent)) {
    if (type === 'submit') event.preventDefault();
    return { type, target, value: 'value' in target ? String(target.value) : undefined };
  }
  const control = target.closest(answering);
  if (!control || event.ctrlKey || event.metaKey || event.shiftKey) return undefined;
  event.preventDefault();
  return { type, target: control, value: undefined };
}

// Where the island could not be loaded, the browser does what it does without JavaScript.
function repeatEvents(island: Element): void {
  isRepeating = true;
  for (const { type, target, value } of earlyEvents.get(island) ?? []) {
    if (value !== undefined) Object.assign(target, { value });
    if (type === 'click' && target instanceof HTMLElement) target.click();
    else if (target instanceof HTMLFormElement) target.requestSubmit();
    else target.dispatchEvent(new Event(type, { bubbles: true }));
  }
  earlyEvents.delete(island);
  isRepeating = false;
}

function nextTask(): Promise<unknown> {
  return new Promise((resolve) => setTimeout(resolve));
}

/** Styles hide what only works when the island is hydrated. */
function markFailed(island: Element, hasFailed: boolean): void {
  island.toggleAttribute('data-failed', hasFailed);
}

/** Lets the browser fetch the files of an island when it is idle, without running them. */
function prefetch(island: Element): void {
  for (const name of ['component-url', 'renderer-url']) {
    const link = document.createElement('link');
    link.rel = 'prefetch';
    link.href = island.getAttribute(name) ?? '';
    link.onerror = () => markFailed(island, true);
    document.head.append(link);
  }
}

// biome-ignore lint/style/noDefaultExport: Astro takes a directive from there
export default interaction;
