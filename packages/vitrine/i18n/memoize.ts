/**
 * Returns a function that caches the result for each key, such as an `Intl` formatter by locale.
 *
 * @param make Computes the result, which must depend only on the key.
 * @param max How many results are kept: those that were made last.
 */
export function memoize<Result, Key = string>(make: (key: Key) => Result, max?: number) {
  const results = new Map<Key, Result>();
  return (key: Key): Result => {
    const cached = results.get(key);
    if (cached !== undefined) return cached;
    const result = make(key);
    results.set(key, result);
    const [oldest] = results.keys();
    if (max !== undefined && results.size > max && oldest !== undefined) results.delete(oldest);
    return result;
  };
}
