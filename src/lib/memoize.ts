/**
 * Returns a function that caches the result for each key, such as an `Intl` formatter by locale.
 *
 * @param make Computes the result, which must depend only on the key.
 */
export function memoize<Result, Key = string>(make: (key: Key) => Result): (key: Key) => Result {
  const results = new Map<Key, Result>();
  return (key) => {
    const known = results.get(key);
    if (known !== undefined) return known;
    const result = make(key);
    results.set(key, result);
    return result;
  };
}
