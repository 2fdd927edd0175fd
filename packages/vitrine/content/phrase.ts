import type { z } from 'zod';
import { visible } from '../errors/visible.ts';
import { mapTexts, translate } from '../i18n/catalogue.ts';
import type { IssuePlaceholders } from '../i18n/en/issue-placeholders.ts';
import issues from '../i18n/en/issues.json' with { type: 'json' };
import { formatNumber } from '../i18n/t.ts';

type PhraseCode = keyof typeof issues;

/** The texts of all codes in any language. */
export type IssueStrings = Readonly<Record<PhraseCode, string>>;

/** A phrase by its code, with the values of its placeholders, which may be phrases themselves. */
export interface CodedPhrase {
  code: PhraseCode;
  values: Readonly<Record<string, string | number | Phrase>>;
}

/** The expectation of a schema, which is an English text. `FieldStrings` has it in each language. */
export interface SchemaRule {
  /** Only `ruleOf` makes one, from an issue of Zod, so that no other sentence takes the place of a code. */
  rule: string & z.core.$brand<'SchemaRule'>;
}

/** A language (BCP 47) or a script (ISO 15924), whose name `Intl` has in each language. */
export interface NamePhrase {
  name: 'language' | 'script';
  tag: string;
}

/** A part of a message about the content, for which each language has words. */
export type Phrase = CodedPhrase | SchemaRule | NamePhrase;

/** Whether a phrase is a code, which each language has words for. */
export function isCoded(phrase: string | Phrase): phrase is CodedPhrase {
  return typeof phrase === 'object' && 'code' in phrase;
}

/** Placeholders in whose place are words, so that no English text takes it. */
type OfWords = 'languageName' | 'noun' | 'reason' | 'rule' | 'script' | 'time' | 'what';

/** The values of the placeholders of a text; a string is the same in all languages, a number is formatted. */
type PhraseValues<Names extends string> = {
  readonly [Name in Names]: Name extends OfWords ? Phrase : string | number | Phrase;
};

/** Makes a phrase from its code and the values of its placeholders. */
export function say<Code extends PhraseCode>(
  code: Code,
  ...[values]: Code extends keyof IssuePlaceholders
    ? [values: PhraseValues<IssuePlaceholders[Code]>]
    : []
): CodedPhrase {
  return { code, values: values ?? {} };
}

/** A text in quotes, without changes. `describeText` shortens it. */
export const quoted = (text: string) => say('quoted', { text });

/** What the words of phrases in a language are made of. */
interface Words {
  /** A BCP 47 tag. */
  locale: string;
  issues: IssueStrings;
  /** Puts values in place of the placeholders of a text. */
  fill(text: string, values: Readonly<Record<string, string>>): string;
  /** Translates the expectation of a schema. */
  ruleText(rule: string): string;
}

/**
 * The words of a phrase in a language, with the characters in untrusted texts that are not seen as escapes.
 *
 * @param phrase A phrase, or a text that is the same in all languages.
 */
export function inWords(phrase: string | number | Phrase, words: Words): string {
  if (typeof phrase === 'number') return formatNumber(phrase, words.locale);
  if (typeof phrase === 'string') return visible(phrase);
  if ('rule' in phrase) return words.ruleText(phrase.rule);
  if ('name' in phrase) {
    const names = new Intl.DisplayNames(words.locale, { type: phrase.name });
    return names.of(phrase.tag) ?? phrase.tag;
  }
  const values = Object.entries(phrase.values).map(
    ([name, value]) => [name, inWords(value, words)] as const,
  );
  return words.fill(words.issues[phrase.code], Object.fromEntries(values));
}

const english: Words = {
  locale: 'en',
  issues: mapTexts(translate(issues)),
  fill: (text, values) => text.replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name] ?? ''),
  ruleText: (rule) => rule,
};

/** The words of a phrase in English, for commands and logs, without marks of the writing direction. */
export function inEnglish(phrase: string | Phrase): string {
  return inWords(phrase, english);
}
