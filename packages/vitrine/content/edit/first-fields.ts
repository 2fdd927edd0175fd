import { mapTexts } from '../../i18n/catalogue.ts';
import type { Language } from '../../i18n/language.ts';
import { t } from '../../i18n/t.ts';

interface SiteOwner {
  name: string;
  /** The locale of the site, a BCP 47 tag such as `en-DE`. */
  locale: string;
  /** The texts of new content files in that language. */
  texts: Language['firstContent'];
}

/**
 * The first fields of a new content file, except its entries, in the language of the site.
 *
 * @param collection The name of the collection.
 * @param options The options of each list in the file from which entries choose, such as categories.
 */
export function firstFields(
  collection: string,
  { name, locale, texts }: SiteOwner,
  options: Readonly<Record<string, readonly string[]>> = {},
): object {
  const file = Object.entries(texts.files).find(([name]) => name === collection)?.[1] ?? {};
  const fields: Record<string, unknown> = mapTexts(file, (text) => t(text, { name }, locale));
  for (const [list, words] of Object.entries(options)) {
    fields[list] = { ...Object(fields[list]), options: words };
  }
  return fields;
}
