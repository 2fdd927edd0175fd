import { mapTexts } from '../../i18n/catalogue.ts';
import type { Language } from '../../i18n/language.ts';
import { loadLanguage } from '../../i18n/load-language.ts';
import { t } from '../../i18n/t.ts';
import type { ContentFile } from '../collection-files.ts';
import { today } from '../dates.ts';
import type { JsonGroup } from './json.ts';

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
  for (const [list, words] of Object.entries(options))
    fields[list] = { ...Object(fields[list]), options: words };
  return fields;
}

/** The fields of a new file: the date of an entry, or what the command `new` writes in the language of the site. */
export async function newFields(
  { name, collection }: ContentFile,
  { name: owner, locale }: { name: string | undefined; locale: string },
): Promise<JsonGroup> {
  if (collection.type === 'folder' && collection.order === 'date') return { date: today() };
  if (owner === undefined) return {};
  const { firstContent: texts } = await loadLanguage(locale);
  return mapTexts(firstFields(name, { name: owner, locale, texts }));
}
