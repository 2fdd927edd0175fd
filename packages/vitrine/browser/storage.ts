/** Values that are not in localStorage, which may not accept them; the map keeps them for this page. */
const pageValues = new Map<string, string | undefined>();

/**
 * Reads a value that the site has stored in localStorage. If storage is blocked, only values that
 * this page has set are available.
 *
 * @param key The name without the prefix `vitrine:`.
 */
export function readStored(key: string): string | undefined {
  if (pageValues.has(key)) return pageValues.get(key);
  try {
    return localStorage.getItem(`vitrine:${key}`) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Sets a value for this page only, until a value is stored. */
export function keepForPage(key: string, value: string): void {
  pageValues.set(key, value);
}

/**
 * Stores a value in localStorage.
 *
 * @param value The new value; undefined removes the stored one.
 * @returns Whether the value was stored; false if storage is full or blocked.
 */
export function store(key: string, value: string | undefined): boolean {
  try {
    if (value === undefined) localStorage.removeItem(`vitrine:${key}`);
    else localStorage.setItem(`vitrine:${key}`, value);
    pageValues.delete(key);
    return true;
  } catch {
    pageValues.set(key, value);
    return false;
  }
}

/**
 * Calls back when another page may have stored a value: in another tab, while this page was
 * prerendered, or while this page was in the back/forward cache.
 *
 * @returns A function that removes the listeners.
 */
export function onStorageChange(callback: () => void): () => void {
  addEventListener('storage', callback);
  addEventListener('pageshow', callback);
  return () => {
    removeEventListener('storage', callback);
    removeEventListener('pageshow', callback);
  };
}
