/** Joins terms into a list of alternatives for an English sentence: `a, b or c`. */
export function oneOf(words: readonly string[]): string {
  return new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(words);
}
