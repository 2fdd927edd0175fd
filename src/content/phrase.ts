import { issueStrings } from '../i18n/en/issues.ts';
import type { InAnyLanguage, Placeholders } from '../i18n/messages.ts';

type Texts = typeof issueStrings;
type PhraseCode = keyof Texts;

/** The texts of all codes in any language. */
export type IssueStrings = InAnyLanguage<Texts>;

/** A phrase by its code, with the values of its placeholders, which may be phrases themselves. */
export interface CodedPhrase {
  code: PhraseCode;
  values: Readonly<Record<string, Phrase>>;
}

/** A part of a message about the content: a code with values, or a fixed English text. */
export type Phrase = string | CodedPhrase;

/** Whether a phrase is a code, which each language has words for. */
export function isCoded(phrase: unknown): phrase is CodedPhrase {
  return typeof phrase === 'object' && phrase !== null && 'code' in phrase;
}

/** Makes a phrase from its code and the values of its placeholders. */
export function say<Code extends PhraseCode>(
  code: Code,
  ...[values]: [Placeholders<Texts[Code]>] extends [never]
    ? []
    : [values: Readonly<Record<Placeholders<Texts[Code]>, Phrase>>]
): CodedPhrase {
  return { code, values: values ?? {} };
}

/**
 * The words of a phrase in a language.
 *
 * @param fill Puts values in place of the placeholders of a text.
 */
export function wordsOf(
  phrase: Phrase,
  texts: IssueStrings,
  fill: (text: string, values: Readonly<Record<string, string>>) => string,
): string {
  if (!isCoded(phrase)) return phrase;
  const values = Object.entries(phrase.values).map(
    ([name, value]) => [name, wordsOf(value, texts, fill)] as const,
  );
  return fill(texts[phrase.code], Object.fromEntries(values));
}

/** The words of a phrase in English, for commands and logs, without marks of the writing direction. */
export function inEnglish(phrase: Phrase): string {
  return wordsOf(phrase, issueStrings, (text, values) =>
    text.replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name] ?? ''),
  );
}

const emptyCodes: readonly PhraseCode[] = ['missing', 'emptyField', 'emptyText', 'emptyList'];

/** Whether a phrase says that there is no value. */
export function meansEmpty(phrase: Phrase): boolean {
  return isCoded(phrase) && emptyCodes.includes(phrase.code);
}

/** A phrase without the line of the other place, for forms, which show no lines. */
export function withoutLine(phrase: Phrase): Phrase {
  if (!isCoded(phrase) || phrase.code !== 'twice') return phrase;
  return phrase.values.value ?? phrase;
}
