import { de } from './de.ts';
import { en, type Labels } from './en.ts';

/** The languages that the interface speaks, by the language of a BCP 47 tag. */
export const languages: Readonly<Record<string, Labels>> = { en, de };

/**
 * The words of the interface for a locale.
 *
 * @param locale A BCP 47 tag; its language decides. A language without words here gets English.
 */
export function labelsFor(locale: string): Labels {
  return languages[new Intl.Locale(locale).language] ?? en;
}
