/**
 * A function that computes its result once for each key, such as a formatter of `Intl` for a language.
 *
 * @param make Returns the same for the same key.
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
