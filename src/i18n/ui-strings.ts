import { de } from './de.ts';
import { en, type UiStrings } from './en.ts';

/** The words of the interface in each language, by the language of a BCP 47 tag. */
export const languages: Readonly<Record<string, UiStrings>> = { en, de };

/**
 * The words of the interface for a locale. A language without words here gets English, with marks of
 * direction on a page from right to left.
 *
 * @param locale A BCP 47 tag, whose language counts.
 */
export function uiStringsFor(locale: string): UiStrings {
  const tag = new Intl.Locale(locale);
  return languages[tag.language] ?? (tag.getTextInfo().direction === 'rtl' ? isolated : en);
}

/** The locale itself, or English where its language has no words here. */
export function spokenLocale(locale: string): string {
  return languages[new Intl.Locale(locale).language] ? locale : 'en-GB';
}

/** The texts of new content files, without marks of direction, because owners replace the texts. */
export function firstContentFor(locale: string): UiStrings['firstContent'] {
  return uiStringsFor(spokenLocale(locale)).firstContent;
}

/** English on a page from right to left. */
const isolated: UiStrings = mapStrings(en, isolate);

/** The same words with each text changed. */
export function mapStrings<T>(words: T, change: (text: string) => string): T {
  return JSON.parse(JSON.stringify(words), (_, value: unknown) =>
    typeof value === 'string' ? change(value) : value,
  );
}

/**
 * Adds the marks of a left-to-right isolate (Unicode Annex 9) to a label that begins or ends with a
 * character other than a letter, which would move to the other end. A value at the end needs no marks.
 */
function isolate(label: string): string {
  const words = label.replaceAll(/\{\w+\}/g, '');
  const moves = /^\P{L}|[^\p{L}}]$/u.test(label) && /\p{L}/u.test(words);
  return moves ? `\u2066${label}\u2069` : label;
}
