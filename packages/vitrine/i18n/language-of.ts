import { canonicalTag } from './language-tag.ts';
import { memoize } from './memoize.ts';

const names = memoize((locale) => new Intl.DisplayNames(locale, { type: 'language' }));

interface Languages {
  /** The locale of the content, such as `en-DE`. */
  locale: string;
  /** The languages of the site, that of the content first. */
  locales?: readonly string[] | undefined;
}

/** The language of the content as a BCP 47 tag: that in `locales`, such as `en`, else the locale. */
export function languageOf({ locale, locales }: Languages): string {
  return canonicalTag(locales?.[0] ?? locale);
}

/** The folder of a language in the content folder, such as `pt-BR`; empty for the first language. */
export function languageFolder({ root, site }: { root: string; site: Languages }): string {
  return root && (site.locales?.[0] ?? site.locale);
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
