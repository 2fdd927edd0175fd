/**
 * The headline of Home as one sentence.
 *
 * @param lead The part before the words.
 * @param words The words that are typed, in order.
 * @param locale BCP 47 tag for the form of the list.
 * @returns For example 'I make Web Designe, Web Development and WP Customization'.
 */
export function headlineSentence(
  lead: string | undefined,
  words: readonly string[],
  locale: string,
): string {
  const list = new Intl.ListFormat(locale, { type: 'conjunction' }).format(words);
  return [lead, list].filter(Boolean).join(' ');
}
