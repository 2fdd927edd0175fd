import { languageName } from '../../i18n/language-of.ts';
import { ENGLISH, hasWords, interfaceLanguage, languageTags } from '../../i18n/load-language.ts';
import { pluralForms } from '../../i18n/messages.ts';
import { isOtherRegion } from '../../i18n/nearest-language.ts';
import type { ContentIssue } from '../content-issue.ts';
import { textsOf } from '../edit/walk.ts';
import { quoted, say } from '../phrase.ts';
import type { Content } from '../types.ts';
import { placeOf, type Source } from './sources.ts';

const furtherForms = new Set<unknown>(pluralForms.filter((form) => form !== 'other'));

/** How many texts of a site, of all with words, are in English. The plural forms of a text count as one. */
function coverageOf({ site: { locale }, strings }: Content) {
  const texts = textsOf(strings).filter(
    ({ path, value }) => hasWords(value) && !furtherForms.has(path.at(-1)),
  );
  const rest = texts.filter(({ value }) => ENGLISH.test(value)).length;
  return { language: interfaceLanguage(locale), rest, total: texts.length };
}

/** The language that the interface of a site speaks, and how many of its texts are in English. */
export function interfaceNote(content: Content): string {
  const { locale } = content.site;
  const { language, rest, total } = coverageOf(content);
  const name = languageName(rest < total ? (language ?? locale) : 'en', 'en');
  return rest > 0 && rest < total
    ? `The interface of ${locale} is in ${name}, except ${rest} of ${total} texts, which are in English.`
    : `The interface of ${locale} is in ${name}.`;
}

/** Warnings for a locale whose language or region the interface does not have. */
export function interfaceLanguageWarnings(
  sources: readonly Source[],
  content: Content,
): ContentIssue[] {
  const { locale } = content.site;
  const { language, rest, total } = coverageOf(content);
  const site = sources.find(({ name }) => name === 'site');
  if (site === undefined) return [];
  const localeLine = placeOf(site, ['locale']);
  if (language !== undefined && isOtherRegion(locale, language)) {
    const languageName = { name: 'language', tag: language } as const;
    const found = say('interfaceIn', { locale: quoted(locale), languageName });
    return [{ ...localeLine, expected: say('knownLocale'), found }];
  }
  if (language !== undefined || rest === 0) return [];
  const expected = say('interfaceLocales', { tags: languageTags.join(', ') });
  const found = say('someEnglish', { locale: quoted(locale), count: `${rest}`, total: `${total}` });
  return [{ ...localeLine, expected, found }];
}
