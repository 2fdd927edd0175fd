/**
 * The available language that a reader of a locale reads: the same language and script, as `Intl.Locale#maximize` adds
 * them (Unicode's likely subtags). A tag of the same region comes first, then a tag without a region, then the first in
 * another region: `pt-PT` gets `pt-BR` if there is neither `pt-PT` nor `pt`, and `zh-TW` never gets `zh-Hans`.
 *
 * @param locale A BCP 47 tag such as `pt-PT`.
 * @param available BCP 47 tags such as `en`, `pt-BR` and `zh-Hant`.
 * @returns One of `available`, or undefined if none has the language and script of the locale.
 * @throws {RangeError} If a tag is not well-formed.
 */
export function nearestLanguage(locale: string, available: readonly string[]): string | undefined {
  const own = new Intl.Locale(locale).maximize();
  const readable = available.filter((tag) => {
    const { language, script } = new Intl.Locale(tag).maximize();
    return language === own.language && script === own.script;
  });
  return (
    readable.find((tag) => new Intl.Locale(tag).region === own.region) ??
    readable.find((tag) => new Intl.Locale(tag).region === undefined) ??
    readable[0]
  );
}

/**
 * Whether a language is that of another region than the locale, such as `pt-BR` for `pt-PT`. A tag
 * without a region, such as `fr` for `fr-CA`, is for every region.
 *
 * @param locale A BCP 47 tag such as `pt-PT`.
 * @param language The nearest language of the locale.
 */
export function isOtherRegion(locale: string, language: string): boolean {
  const { region } = new Intl.Locale(language);
  return region !== undefined && region !== new Intl.Locale(locale).maximize().region;
}
