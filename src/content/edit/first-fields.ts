import { interpolate } from '../../i18n/interpolate.ts';
import { firstContentFor, mapStrings } from '../../i18n/ui-strings.ts';

interface SiteOwner {
  name: string;
  /** A BCP 47 tag: the language of the site. */
  locale: string;
}

/**
 * The fields of a new file beside its entries.
 *
 * @param options The words of each list to choose from that the file holds.
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
