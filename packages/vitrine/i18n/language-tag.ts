/**
 * A language tag in small letters: language, script, region and a variant (BCP 47, RFC 5646, 2.1). The
 * language has two or three letters, so that no folder of content, such as `posts`, has this form.
 */
const tagPattern = String.raw`[a-z]{2,3}(?:-[a-z]{4})?(?:-(?:[a-z]{2}|\d{3}))?(?:-(?:[a-z\d]{5,8}|\d[a-z\d]{3}))?`;

const wholeTag = new RegExp(`^${tagPattern}$`, 'i');
const prefixTag = new RegExp(`^${tagPattern}$`);
const inFolder = new RegExp(`^(${tagPattern})/(.+)$`, 'i');

/** Whether a text has the form of a language tag, such as `de` or `pt-BR`, in any spelling of its case. */
export function isLanguageTag(text: string): boolean {
  return wholeTag.test(text);
}

/** Whether the first segment of a URL path has the form of the prefix of a language, such as `pt-br`. */
export function isLanguagePrefix(segment: string): boolean {
  return prefixTag.test(segment);
}

/** Splits `pt-BR/home.yaml` into the folder of its language and the path of the original. */
export function splitLanguage(path: string): { language: string | undefined; original: string } {
  const [, language, original = path] = inFolder.exec(path) ?? [];
  return { language, original };
}

/**
 * The canonical tag of a locale without its extensions, such as `pt-BR` of `pt-br-u-nu-latn`.
 *
 * @throws {RangeError} If the locale is not well-formed.
 */
export function canonicalTag(locale: string): string {
  return new Intl.Locale(locale).baseName;
}

/**
 * The locale for Open Graph: language and territory (https://ogp.me), such as `pt_BR`. A script, which
 * Open Graph does not have, becomes the territory where it is usual: `zh-Hant` is `zh_TW`.
 */
export function openGraphLocale(locale: string): string {
  const tag = new Intl.Locale(locale);
  const { language, region } = tag.script ? tag.maximize() : tag;
  return [language, region].filter(Boolean).join('_');
}
