import { en } from '../../i18n/en/language.ts';
import { languages } from '../../i18n/languages.ts';
import { interfaceLanguage } from '../../i18n/load-language.ts';
import { pluralForms } from '../../i18n/messages.ts';
import { isOtherRegion } from '../../i18n/nearest-language.ts';
import { languageName } from '../../lib/language-of.ts';
import type { ContentIssue } from '../content-issue.ts';
import { textsOf } from '../edit/walk.ts';
import { quoted, say } from '../phrase.ts';
import type { Content } from '../types.ts';
import { placeOf, type Source } from './sources.ts';

/** How many texts of pages, forms and the server a language has. */
interface Coverage {
  /** The tag of the interface language; undefined if the interface does not have the language. */
  language: string | undefined;
  translated: number;
  total: number;
}

/** The keys of texts; the plural forms of a text have one key. */
const keysOf = (texts: object) =>
  new Set(
    textsOf(texts).map(({ path }) =>
      path.filter((key) => !pluralForms.some((form) => form === key)).join('.'),
    ),
  );

/** The texts that a locale has: those of its interface language, and those of `messages.yaml`. */
function coverageOf(locale: string, messages: object): Coverage {
  const language = interfaceLanguage(locale);
  const { interface: shared = {}, form = {}, server = {} } = languages[language ?? ''] ?? {};
  const all = keysOf({ ...en.interface, form: en.form, server: en.server });
  const known = keysOf({ ...shared, form, server }).union(keysOf(messages));
  return { language, translated: all.intersection(known).size, total: all.size };
}

const messagesIn = (sources: readonly Source[]) =>
  Object(sources.find(({ name }) => name === 'messages')?.data ?? {});

/** The language that the interface of a site speaks, and how many of its texts are in English. */
export async function interfaceNote(
  sources: readonly Source[],
  { site: { locale } }: Content,
): Promise<string> {
  const { language, translated, total } = coverageOf(locale, messagesIn(sources));
  const name = languageName(translated > 0 ? (language ?? locale) : 'en', 'en');
  const rest = translated > 0 ? total - translated : 0;
  return rest > 0
    ? `The interface of ${locale} is in ${name}, except ${rest} of ${total} texts, which are in English.`
    : `The interface of ${locale} is in ${name}.`;
}

/** Warnings for a locale whose language or region the interface does not have. */
export async function interfaceLanguageWarnings(
  sources: readonly Source[],
  { site: { locale } }: Content,
): Promise<ContentIssue[]> {
  const { language, translated, total } = coverageOf(locale, messagesIn(sources));
  const site = sources.find(({ name }) => name === 'site');
  if (site === undefined) return [];
  const place = placeOf(site, ['locale']);
  if (language !== undefined && isOtherRegion(locale, language)) {
    const languageName = { name: 'language', tag: language } as const;
    const found = say('interfaceIn', { locale: quoted(locale), languageName });
    return [{ ...place, expected: say('knownLocale'), found }];
  }
  if (language !== undefined || translated === total) return [];
  const [count, all] = [String(total - translated), String(total)];
  const expected = say('interfaceLocales', { tags: Object.keys(languages).join(', ') });
  const found = say('someEnglish', { locale: quoted(locale), count, total: all });
  return [{ ...place, expected, found }];
}
