import { interpolate } from '../../i18n/interpolate.ts';
import { firstContentFor, mapStrings } from '../../i18n/ui-strings.ts';

interface SiteOwner {
  name: string;
  /** The locale of the site, a BCP 47 tag such as `en-DE`. */
  locale: string;
}

/**
 * The first fields of a new content file, except its entries, in the language of the site.
 *
 * @param kind The name of the content kind.
 * @param options The options of each list in the file from which entries choose, such as categories.
 */
export function firstFields(
  kind: string,
  { name, locale }: SiteOwner,
  options: Readonly<Record<string, readonly string[]>> = {},
): object {
  const files = Object.entries(firstContentFor(locale).files);
  const texts = files.find(([kindName]) => kindName === kind)?.[1] ?? {};
  const fields: Record<string, unknown> = mapStrings(texts, (text) => interpolate(text, { name }));
  for (const [list, words] of Object.entries(options)) {
    fields[list] = { ...Object(fields[list]), options: words };
  }
  return fields;
}
