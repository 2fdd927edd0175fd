/** How long typing pauses before the address bar follows, in milliseconds. */
const typingPause = 150;

const listeners = new Set<() => void>();
let typed: string | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Path and query of the view; while a visitor types, a moment ahead of the address bar. */
export function readAddress(): string {
  return typed ?? location.pathname + location.search;
}

/** Calls back whenever the address changes. @returns A function that ends it. */
export function onAddressChange(callback: () => void): () => void {
  addEventListener('popstate', forgetTyped);
  addEventListener('pagehide', writeTyped);
  listeners.add(callback);
  return () => listeners.delete(callback);
}

/** Goes to an address as a link does, with an entry of its own in the history. */
export function goTo(address: string): void {
  writeTyped();
  if (address !== readAddress()) history.pushState({}, '', address);
  notify();
}

/**
 * Goes to an address while a visitor types. A whole search is one entry in the history; the address
 * bar follows after a pause, because browsers limit how often it may change.
 */
export function typeTo(address: string): void {
  typed = address;
  clearTimeout(timer);
  timer = setTimeout(writeTyped, typingPause);
  notify();
}

function writeTyped(): void {
  clearTimeout(timer);
  const address = typed;
  typed = undefined;
  if (address === undefined || address === readAddress()) return;
  if (history.state?.typed) history.replaceState(history.state, '', address);
  else history.pushState({ typed: true }, '', address);
}

function forgetTyped(): void {
  clearTimeout(timer);
  typed = undefined;
  notify();
}

function notify(): void {
  for (const listener of listeners) listener();
}
