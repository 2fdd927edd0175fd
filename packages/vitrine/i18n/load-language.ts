import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { type Catalogue, textsIn } from './catalogue.ts';
import { english, type Language, type Strings } from './language.ts';
import { memoize } from './memoize.ts';
import { mergeFields } from './merge-fields.ts';
import { pluralForms } from './messages.ts';
import { nearestLanguage } from './nearest-language.ts';

/** The folder with a folder of catalogues for each language of the interface. */
const CATALOGUES = import.meta.dirname;

/** The BCP 47 tags of the interface languages, which are the names of their folders. */
export const languageTags = tagsIn(CATALOGUES);

/** The languages that have catalogues in a folder, as BCP 47 tags. */
export function tagsIn(folder: string): readonly string[] {
  const entries = readdirSync(folder, { withFileTypes: true });
  return entries.flatMap((entry) => (entry.isDirectory() ? [entry.name] : [])).sort();
}

/** The tag of the interface language for a locale; undefined if the interface does not have the language. */
export function interfaceLanguage(locale: string): string | undefined {
  return nearestLanguage(locale, languageTags);
}

/** Returns the locale, or `en-GB` if the interface is not translated into its language. */
export function spokenLocale(locale: string): string {
  return interfaceLanguage(locale) === undefined ? 'en-GB' : locale;
}

const form = z.string().optional();
const forms = { description: form, zero: form, one: form, two: form, few: form, many: form };
const catalogueSchema = z.record(
  z.string(),
  z.union([z.string(), z.strictObject({ ...forms, other: z.string() })], {
    error: 'expected a text, or an object with plural forms, of which `other` is needed',
  }),
  { error: 'expected an object with texts by their keys' },
);

/**
 * Reads a catalogue; an empty one if there is no file, because the language does not have it.
 *
 * @throws Error with the path, and the key of a wrong text, if the file is not a catalogue in JSON.
 */
export function readCatalogue(file: string): Catalogue {
  if (!existsSync(file)) return {};
  try {
    // The decoder removes a byte order mark, which editors on Windows may write.
    const text = new TextDecoder('utf-8', { fatal: true }).decode(readFileSync(file));
    return catalogueSchema.parse(JSON.parse(text));
  } catch (error) {
    if (!(error instanceof z.ZodError))
      throw new Error(`${file} is not JSON in UTF-8.`, { cause: error });
    const issues = error.issues.map(({ path, message }) => [file, ...path, message].join(': '));
    throw new Error(issues.join('\n'), { cause: error });
  }
}

function readLanguage(language: string, fallback?: (text: string) => string): Language {
  const read = (name: string) => readCatalogue(join(CATALOGUES, language, `${name}.json`));
  return {
    interface: textsIn(english.interface, read('interface'), fallback),
    form: textsIn(english.form, read('form'), fallback),
    testimonial: textsIn(english.testimonial, read('testimonial'), fallback),
    server: textsIn(english.server, read('server'), fallback),
    firstContent: textsIn(english.firstContent, read('first-content'), fallback),
  };
}

/** The texts of a language by its tag, with marks around the English texts that take the place of others. */
const markedTextsOf = memoize((language) =>
  readLanguage(language, language === 'en' ? undefined : markEnglish),
);

/** All texts for a locale. English texts take the place of those that its language lacks. */
export async function loadLanguage(locale: string): Promise<Language> {
  return readLanguage(interfaceLanguage(locale) ?? '');
}

/**
 * The texts for pages, forms and the server in the language of a locale. English texts take the place of
 * those that are missing, between marks (`ENGLISH`).
 *
 * @param locale A BCP 47 tag.
 * @param messages Texts of the owner by the same keys, which take precedence.
 */
export async function loadStrings(locale: string, messages: object = {}): Promise<Strings> {
  const {
    interface: shared,
    form,
    testimonial,
    server,
  } = markedTextsOf(interfaceLanguage(locale) ?? '');
  return withForms(mergeFields({ ...shared, form, testimonial, server }, messages), locale);
}

/** Omits plural forms that the locale never selects, such as the English `one` in Japanese. */
function withForms(texts: unknown, locale: string): Strings {
  const { pluralCategories } = new Intl.PluralRules(locale).resolvedOptions();
  const unused = new Set<string>(pluralForms).difference(new Set(pluralCategories));
  return JSON.parse(JSON.stringify(texts), (name, text: unknown) =>
    unused.has(name) ? undefined : text,
  );
}

/**
 * Matches an English text on a page in another language: the text is in a left-to-right isolate (Unicode
 * Annex 9). `astro/after-build/english-texts.ts` marks the element of such a text.
 */
export const ENGLISH = /\u2066([^\u2066\u2069]*)\u2069/;

/** Whether a text has more than placeholders and punctuation. */
export const hasWords = (text: string) => /\p{L}/u.test(text.replaceAll(/\{\w+\}/g, ''));

/** Puts an English text in a left-to-right isolate. Punctuation without words needs none. */
function markEnglish(text: string): string {
  return hasWords(text) ? `\u2066${text}\u2069` : text;
}
