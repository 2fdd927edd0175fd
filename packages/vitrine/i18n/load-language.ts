import { memoize } from '../lib/memoize.ts';
import { mergeFields } from '../lib/merge-fields.ts';
import { en } from './en/language.ts';
import type { AnyLanguage, Strings } from './language.ts';
import { languages } from './languages.ts';
import { pluralForms } from './messages.ts';
import { nearestLanguage } from './nearest-language.ts';

/** The tag of the interface language for a locale; undefined if the interface does not have the language. */
export function interfaceLanguage(locale: string): string | undefined {
  return nearestLanguage(locale, Object.keys(languages));
}

/** Returns the locale, or `en-GB` if the interface is not translated into its language. */
export function spokenLocale(locale: string): string {
  return interfaceLanguage(locale) === undefined ? 'en-GB' : locale;
}

/** The texts of a language by its tag, made once. English texts take the place of those that it lacks. */
const textsOf = memoize((language) => mapTexts<AnyLanguage>(mergeFields(en, languages[language])));
/** The same, with marks around the English texts that take the place of others. */
const markedTextsOf = memoize((language) =>
  mapTexts<AnyLanguage>(
    mergeFields(language === 'en' ? en : mapTexts(en, markEnglish), languages[language]),
  ),
);

/** All texts for a locale. English texts take the place of those that its language lacks. */
export async function loadLanguage(locale: string): Promise<AnyLanguage> {
  return textsOf(interfaceLanguage(locale) ?? '');
}

/**
 * The texts for pages, forms and the server in the language of a locale. English texts take the place of
 * those that are missing, between marks (`ENGLISH`).
 *
 * @param locale A BCP 47 tag.
 * @param messages Texts of the owner by the same keys, which take precedence.
 */
export async function loadStrings(locale: string, messages: object = {}): Promise<Strings> {
  const { interface: shared, form, server } = markedTextsOf(interfaceLanguage(locale) ?? '');
  return withForms(mergeFields({ ...shared, form, server }, messages), locale);
}

/** Omits plural forms that the locale never selects, such as the English `one` in Japanese. */
function withForms(texts: unknown, locale: string): Strings {
  const { pluralCategories } = new Intl.PluralRules(locale).resolvedOptions();
  const unused = new Set<string>(pluralForms).difference(new Set(pluralCategories));
  return JSON.parse(JSON.stringify(texts), (name, text: unknown) =>
    unused.has(name) ? undefined : text,
  );
}

/** Copies a tree of texts, and applies `change` to each text. */
export function mapTexts<T>(texts: unknown, change = (text: string) => text): T {
  return JSON.parse(JSON.stringify(texts), (_, value: unknown) =>
    typeof value === 'string' ? change(value) : value,
  );
}

/**
 * Matches an English text on a page in another language: the text is in a left-to-right isolate (Unicode
 * Annex 9). `astro/after-build/english-texts.ts` marks the element of such a text.
 */
export const ENGLISH = /\u2066([^\u2066\u2069]*)\u2069/;

/** Puts an English text in a left-to-right isolate. Punctuation without words needs none. */
function markEnglish(text: string): string {
  const words = text.replaceAll(/\{\w+\}/g, '');
  return /\p{L}/u.test(words) ? `\u2066${text}\u2069` : text;
}
