import { memoize } from './memoize.ts';

const names = memoize((locale) => new Intl.DisplayNames(locale, { type: 'language' }));

/** The language of a locale, such as `en` of `en-DE`. */
export function languageOf(locale: string): string {
  return new Intl.Locale(locale).language;
}

/**
 * The name of a language.
 *
 * @param language A tag such as `de`.
 * @param locale The language of the name: in `en` German, in `de` Deutsch.
 */
export function languageName(language: string, locale: string): string {
  return names(locale).of(language) ?? language;
}
