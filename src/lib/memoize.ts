/**
 * A function that computes its result once for each text: for objects that take long to make, such as
 * the formatters of `Intl`.
 *
 * @param make Returns the same for the same text.
 */
export function memoize<Result>(make: (text: string) => Result): (text: string) => Result {
  const results = new Map<string, Result>();
  return (text) => {
    const known = results.get(text);
    if (known !== undefined) return known;
    const result = make(text);
    results.set(text, result);
    return result;
  };
}
