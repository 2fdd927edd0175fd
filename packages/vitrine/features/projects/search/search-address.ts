/** Debounce: how long typing must pause before the URL changes, in milliseconds. */
const typingPause = 150;

/**
 * How the address last changed: by typing, by a choice such as a filter or a link, or by the browser
 * (when the page loads, and with back and forward).
 */
export type AddressChange = 'typed' | 'chosen' | 'restored';

const listeners = new Set<() => void>();
let change: AddressChange = 'restored';
let typed: string | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Path and query string of the results; while a visitor types, newer than those in the address bar. */
export function readAddress(): string {
  return typed ?? location.pathname + location.search;
}

/** How the address that `readAddress` returns came about. */
export function readChange(): AddressChange {
  return change;
}

/**
 * Calls a function whenever the path or the query string changes.
 *
 * @returns A function that removes the callback.
 */
export function onAddressChange(callback: () => void): () => void {
  addEventListener('popstate', forgetTyped);
  addEventListener('pagehide', writeTyped);
  listeners.add(callback);
  return () => listeners.delete(callback);
}

/** Navigates to a path with a query string without loading a page, and adds a history entry. */
export function goTo(address: string): void {
  writeTyped();
  if (address !== readAddress()) history.pushState({}, '', address);
  notify('chosen');
}

/**
 * Shows the results for a path with a query string while a visitor types. All keystrokes of a search share one history
 * entry. The URL changes after a pause in typing (debounce), because browsers limit how often the URL may change.
 */
export function typeTo(address: string): void {
  typed = address;
  clearTimeout(timer);
  timer = setTimeout(writeTyped, typingPause);
  notify('typed');
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
  notify('restored');
}

function notify(by: AddressChange): void {
  change = by;
  for (const listener of listeners) listener();
}
