import { en, type Labels } from './en.ts';

const languages: Record<string, Labels> = { en };

/**
 * The words of the interface for a locale.
 *
 * @param locale A BCP 47 tag; its language decides. A language without words here gets English.
 */
export function labelsFor(locale: string): Labels {
  return languages[new Intl.Locale(locale).language] ?? en;
}
