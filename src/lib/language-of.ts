import { memoize } from './memoize.ts';

const names = memoize((locale) => new Intl.DisplayNames(locale, { type: 'language' }));

/** The language of a locale, such as `en` of `en-DE`. */
export function languageOf(locale: string): string {
  return new Intl.Locale(locale).language;
}

/**
 * The display name of a language.
 *
 * @param language A BCP 47 tag such as `de`.
 * @param locale The language of the name: `de` is called German in `en`, and Deutsch in `de`.
 */
export function languageName(language: string, locale: string): string {
  return names(locale).of(language) ?? language;
}
