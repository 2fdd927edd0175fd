/**
 * A function that computes its result once for each text that it is given: for work that takes far
 * longer to make than to use, such as the formatters of `Intl`.
 *
 * @param make Gives the same for the same text.
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
