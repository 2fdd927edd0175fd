import { memoize } from './memoize.ts';

const names = memoize((locale) => new Intl.DisplayNames(locale, { type: 'language' }));

/** The language of a locale, such as `en` of `en-DE`. */
export function languageOf(locale: string): string {
  return new Intl.Locale(locale).language;
}

/**
 * What a language is called.
 *
 * @param language A tag such as `de`.
 * @param locale Whose word it is: in `en` German, in `de` Deutsch.
 */
export function languageName(language: string, locale: string): string {
  return names(locale).of(language) ?? language;
}
