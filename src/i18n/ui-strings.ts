import { de } from './de.ts';
import { en, type UiStrings } from './en.ts';

/** The languages that the interface speaks, by the language of a BCP 47 tag. */
export const languages: Readonly<Record<string, UiStrings>> = { en, de };

/**
 * The words of the interface for a locale.
 *
 * @param locale A BCP 47 tag; its language decides. A language without words here gets English,
 * which keeps its order of reading on a page that is written from right to left.
 */
export function uiStringsFor(locale: string): UiStrings {
  const tag = new Intl.Locale(locale);
  return languages[tag.language] ?? (tag.getTextInfo().direction === 'rtl' ? isolated : en);
}

/** The locale itself, or English where its language has no words here. */
export function spokenLocale(locale: string): string {
  return languages[new Intl.Locale(locale).language] ? locale : 'en-GB';
}

/** The texts of new content files, without marks of direction, because the owner overwrites them. */
export function firstContentFor(locale: string): UiStrings['firstContent'] {
  return uiStringsFor(spokenLocale(locale)).firstContent;
}

/** English for use in a text from right to left. */
const isolated: UiStrings = mapStrings(en, isolate);

/** The same words with each text changed. */
export function mapStrings<T>(words: T, change: (text: string) => string): T {
  return JSON.parse(JSON.stringify(words), (_, value: unknown) =>
    typeof value === 'string' ? change(value) : value,
  );
}

/**
 * Puts the marks of a left-to-right isolate (Unicode Annex 9) around English words that begin or end
 * with another sign: it would jump to the other end. A value at the end needs none.
 */
function isolate(label: string): string {
  const words = label.replaceAll(/\{\w+\}/g, '');
  const jumps = /^\P{L}|[^\p{L}}]$/u.test(label) && /\p{L}/u.test(words);
  return jumps ? `\u2066${label}\u2069` : label;
}
