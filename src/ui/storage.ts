/**
 * Reads what this browser keeps for the site. Blocked storage counts as empty: every use has a
 * sensible state without it.
 *
 * @param key The name without the site's own prefix.
 */
export function readStored(key: string): string | undefined {
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
    return true;
  } catch {
    return false;
  }
}
