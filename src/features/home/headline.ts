/**
 * The headline as one sentence: 'I make Web Designe, Web Development and WP Customization'.
 *
 * @param locale BCP 47 tag for the form of the list.
 */
export function headlineSentence(
  lead: string | undefined,
  words: readonly string[],
  locale: string,
): string {
  const list = new Intl.ListFormat(locale, { type: 'conjunction' }).format(words);
  return [lead, list].filter(Boolean).join(' ');
}
