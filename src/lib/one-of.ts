/** Words to choose from in a sentence: `a, b or c`. */
export function oneOf(words: readonly string[]): string {
  return new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(words);
}
