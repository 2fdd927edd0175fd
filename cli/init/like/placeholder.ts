import { anyLength } from '../../../src/content/schemas/fields/field-info.ts';
import { fieldText } from '../../../src/i18n/field-text.ts';
import type { AnyLanguage, FieldStrings } from '../../../src/i18n/language.ts';
import { loadLanguage } from '../../../src/i18n/load-language.ts';
import { t } from '../../../src/i18n/t.ts';
import { keyWords } from '../../../src/lib/key-words.ts';
import { inSentence } from '../../new/entry-fields.ts';
import type { Answers } from '../../prompts/question.ts';

/** The language of the placeholders. */
export interface PlaceholderLanguage {
  locale: string;
  texts: AnyLanguage['firstContent'];
  /** The names and descriptions of fields. */
  fields: FieldStrings;
}

/** The texts and names for placeholders in the language of a locale. */
export async function placeholderLanguage(locale: string): Promise<PlaceholderLanguage> {
  const { firstContent: texts, fields } = await loadLanguage(locale);
  return { locale, texts, fields };
}

/** The field whose text a placeholder replaces. */
interface Field {
  /** The YAML key of the field, or of the list with the text. */
  name: string;
  description?: string | undefined;
  maxLength?: number | undefined;
  /** The number of the entry, where several entries would have the same placeholder. */
  number?: number | undefined;
}

/** Matches the end of a description that is about the form of the text in the file. */
const ADVICE = /, (?:in Markdown|one per entry|one line each|a few words each|in the order .*)$/;

/**
 * A placeholder in square brackets, which says what to write: the description of the field, or its
 * label where the description is longer than the field has space for.
 */
export function placeholderFor(field: Field, language: PlaceholderLanguage): string {
  const { name, description = '', maxLength = anyLength, number } = field;
  const end = number === undefined ? '' : ` ${number}`;
  const key = keyWords(name);
  const label = language.fields.names[name] ?? key;
  const own = fieldText(description, language.fields)?.replace(/[.。]$/, '');
  const phrase = own ?? inSentence(description).replace(ADVICE, '');
  const numbered = phrase && number !== undefined ? `${phrase} (${number})` : phrase;
  const labels = [label, key, key.slice(0, maxLength - end.length - 2)].map((one) => one + end);
  const texts = [
    ...[numbered, ...labels].filter(Boolean).map((what) => writeHere(what, language)),
    ...labels.map((what) => `[${what}]`),
  ];
  return texts.find((text) => [...text].length <= maxLength) ?? `[${end.trim()}]`;
}

/** The answers, with placeholders for those that become part of the first texts of `init`. */
export function withPlaceholders<Flag extends string>(
  answers: Answers<Flag | 'trade' | 'words'>,
  language: PlaceholderLanguage,
) {
  const { trade = [], words = [] } = answers;
  return {
    ...answers,
    trade: trade.length > 0 ? trade : [writeHere('your profession', language)],
    words: words.length > 0 ? words : [writeHere('what you make', language)],
  };
}

function writeHere(field: string, { texts, locale }: PlaceholderLanguage): string {
  return t(texts.placeholder, { field }, locale);
}
