import { de } from './de.ts';
import { en, type UiStrings } from './en.ts';

/** The interface texts by language, such as `de`, which is the first part of a BCP 47 tag. */
export const languages: Readonly<Record<string, UiStrings>> = { en, de };

/**
 * The interface texts for a locale. A language without translation gets the English texts, with
 * Unicode direction marks if the language is written from right to left.
 *
 * @param locale A BCP 47 tag, of which only the language counts.
 */
export function uiStringsFor(locale: string): UiStrings {
  const tag = new Intl.Locale(locale);
  return languages[tag.language] ?? (tag.getTextInfo().direction === 'rtl' ? isolated : en);
}

/** Returns the locale, or `en-GB` if the interface is not translated into its language. */
export function spokenLocale(locale: string): string {
  return languages[new Intl.Locale(locale).language] ? locale : 'en-GB';
}

/** Texts of new content files, without Unicode direction marks, because owners edit these texts. */
export function firstContentFor(locale: string): UiStrings['firstContent'] {
  return uiStringsFor(spokenLocale(locale)).firstContent;
}

/** The English texts with Unicode direction marks, for pages in a right-to-left language. */
const isolated: UiStrings = mapStrings(en, isolate);

/** Copies a tree of texts, and applies `change` to each text. */
export function mapStrings<T>(words: T, change: (text: string) => string): T {
  return JSON.parse(JSON.stringify(words), (_, value: unknown) =>
    typeof value === 'string' ? change(value) : value,
  );
}

/**
 * Wraps a label in a left-to-right isolate (Unicode Annex 9) if it begins or ends with a character
 * other than a letter, which right-to-left layout would move to the other end of the label. A
 * placeholder such as `{name}` at the end needs no isolate.
 */
function isolate(label: string): string {
  const words = label.replaceAll(/\{\w+\}/g, '');
  const moves = /^\P{L}|[^\p{L}}]$/u.test(label) && /\p{L}/u.test(words);
  return moves ? `\u2066${label}\u2069` : label;
}
