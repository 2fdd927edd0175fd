const written = 150;
const listeners = new Set<() => void>();
let typed: string | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Path and query of what is shown; while a visitor types, a moment ahead of the address bar. */
export function readAddress(): string {
  return typed ?? location.pathname + location.search;
}

/** Calls back whenever the address changes. @returns A function that ends it. */
export function onAddressChange(callback: () => void): () => void {
  if (listeners.size === 0) {
    addEventListener('popstate', forgetTyped);
    addEventListener('pagehide', writeTyped);
  }
  listeners.add(callback);
  return () => {
    listeners.delete(callback);
    if (listeners.size > 0) return;
    removeEventListener('popstate', forgetTyped);
    removeEventListener('pagehide', writeTyped);
  };
}

/** Goes to an address as a link does: back leads here again. */
export function goTo(address: string): void {
  writeTyped();
  if (address !== readAddress()) history.pushState({}, '', address);
  tell();
}

/**
 * Goes to an address while a visitor types. The whole of a search is one step for back; the
 * address bar follows after a pause, because browsers refuse to change it too often.
 */
export function typeTo(address: string): void {
  typed = address;
  clearTimeout(timer);
  timer = setTimeout(writeTyped, written);
  tell();
}

function writeTyped(): void {
  clearTimeout(timer);
  const address = typed;
  typed = undefined;
  if (address === undefined || address === readAddress()) return;
  const state: unknown = history.state;
  if (isTypedState(state)) history.replaceState(state, '', address);
  else history.pushState({ typed: true }, '', address);
}

function isTypedState(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'typed' in state;
}

function forgetTyped(): void {
  clearTimeout(timer);
  typed = undefined;
  tell();
}

function tell(): void {
  for (const listener of listeners) listener();
}
