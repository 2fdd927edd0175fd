/** Values that the storage did not take, for as long as the page is open. */
const unkept = new Map<string, string | undefined>();

/**
 * Reads what this browser keeps for the site. Blocked storage holds what this page has stored, and
 * is empty otherwise: every use has a sensible state without it.
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
 * Keeps a value in this browser.
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
 * Calls back when something may have been stored without this page: by another tab, by the page
 * ahead of which this one was rendered, or while this one lay in the back/forward cache.
 *
 * @returns A function that ends it.
 */
export function onStoredElsewhere(callback: () => void): () => void {
  addEventListener('storage', callback);
  addEventListener('pageshow', callback);
  return () => {
    removeEventListener('storage', callback);
    removeEventListener('pageshow', callback);
  };
}
