import { spellSigns } from './spell-signs.ts';

/**
 * The URL slug of each tag of a site, by tag. Tags that differ only in upper and lower case have one
 * slug. The language decides on the case: in Turkish, `IŞIK` is `ışık`. A capital I in a tag of ASCII
 * letters, such as `API`, becomes i, unless a tag in letters of the language has it as ı.
 *
 * @param tags All tags of the site in one language, in any order and with duplicates.
 */
export function tagSlugs(tags: readonly string[], locale: string): ReadonlyMap<string, string> {
  const isAscii = (tag: string) => /^\p{ASCII}*$/u.test(tag);
  const inLanguage = new Set(tags.filter((tag) => !isAscii(tag)).map((tag) => lower(tag, locale)));
  const caseOf = (tag: string) =>
    isAscii(tag) && !inLanguage.has(lower(tag, locale)) ? undefined : locale;
  return new Map(tags.map((tag) => [tag, slug(spellSigns(lower(tag, caseOf(tag))))]));
}

/** Whether two tags are the same text, apart from upper and lower case. */
export function isSameTag(tag: string, other: string, locale: string): boolean {
  return lower(tag) === lower(other) || lower(tag, locale) === lower(other, locale);
}

function lower(tag: string, locale = 'en'): string {
  return tag.normalize('NFC').toLocaleLowerCase(locale);
}

/**
 * The URL slug of a text, in the script of its language. A text without letters and digits becomes the hexadecimal code
 * points of its characters. A slug has at most 60 characters, because a file name has at most 255 bytes.
 */
export function slug(text: string): string {
  const lowerCase = text.normalize('NFC').toLowerCase();
  const words = lowerCase.match(/[\p{L}\p{M}\p{N}]+/gu);
  const segments = words ?? Array.from(text, (sign) => sign.codePointAt(0)?.toString(16));
  return [...segments.join('-')].slice(0, 60).join('');
}
