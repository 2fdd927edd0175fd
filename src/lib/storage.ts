/** Values that could not be stored. They last until the page is closed. */
const unkept = new Map<string, string | undefined>();

/**
 * Reads a value that the site has stored in this browser. Where storage is blocked, only the values
 * of this page are there.
 *
 * @param key The name without the site's own prefix.
 */
export function readStored(key: string): string | undefined {
  if (unkept.has(key)) return unkept.get(key);
  try {
    return localStorage.getItem(`vitrine:${key}`) ?? undefined;
  } catch {
    return undefined;
  }
}

/**
 * Stores a value in this browser.
 *
 * @param value The value; undefined removes it.
 * @returns Whether it was kept; false where storage is full or blocked.
 */
export function store(key: string, value: string | undefined): boolean {
  try {
    if (value === undefined) localStorage.removeItem(`vitrine:${key}`);
    else localStorage.setItem(`vitrine:${key}`, value);
    unkept.delete(key);
    return true;
  } catch {
    unkept.set(key, value);
    return false;
  }
}

/**
 * Calls back when another page may have stored a value: another tab, the page that was open while this
 * one was prerendered, or one while this page was in the back/forward cache.
 *
 * @returns Removes the listeners.
 */
export function onStoredElsewhere(callback: () => void): () => void {
  addEventListener('storage', callback);
  addEventListener('pageshow', callback);
  return () => {
    removeEventListener('storage', callback);
    removeEventListener('pageshow', callback);
  };
}
