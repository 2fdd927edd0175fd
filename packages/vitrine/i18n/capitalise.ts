/**
 * Returns a text with its first letter in upper case.
 *
 * @param locale The BCP 47 tag of the text's language, which matters for the Turkish i.
 */
export function capitalise(text: string, locale = 'en'): string {
  return text.charAt(0).toLocaleUpperCase(locale) + text.slice(1);
}
