/**
 * Returns a function that caches the result for each key, such as an `Intl` formatter by locale.
 *
 * @param make Computes the result, which must depend only on the key.
 * @param max How many results are kept: those that were made last.
 * @param keyOf Returns the same text for keys that are equal; by default, equal keys are the same value.
 */
export function memoize<Result, Key = string>(
  make: (key: Key) => Result,
  max = Number.POSITIVE_INFINITY,
  keyOf: (key: Key) => unknown = (key) => key,
): (key: Key) => Result {
  const results = new Map<unknown, Result>();
  return (key) => {
    const name = keyOf(key);
    const known = results.get(name);
    if (known !== undefined) return known;
    const result = make(key);
    results.set(name, result);
    if (results.size > max) results.delete(results.keys().next().value);
    return result;
  };
}
