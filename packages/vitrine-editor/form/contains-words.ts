/**
 * Whether a text has each word of a query, also within its words, and without regard to case and accents.
 *
 * @param locale The language of the text, a BCP 47 tag.
 */
export function containsWords(text: string, query: string, locale: string): boolean {
  const fold = (words: string) =>
    words.normalize('NFD').replaceAll(/\p{M}/gu, '').toLocaleLowerCase(locale);
  const folded = fold(text);
  return fold(query)
    .split(/\s+/)
    .every((word) => folded.includes(word));
}
