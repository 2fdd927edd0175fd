import {
  type ContentIssue,
  capitalise,
  inWords,
  isBlockName,
  isGroup,
  type Json,
  type Phrase,
  t,
} from 'vitrine/form';
import type { EditorLanguage } from '../language.ts';
import { fieldText } from './field-text.ts';
import { keyWords } from './key-words.ts';
import { meansEmpty, withoutLine } from './phrases.ts';
import { shorten } from './shorten.ts';

/** The label of a form field: its name in the language, else the YAML key split into words. */
export function fieldName(name: string, { fields }: EditorLanguage): string {
  return fields.names[name] ?? capitalise(keyWords(name));
}

/** The name of a word that a schema allows, such as a section of a page; else the word. */
export function wordName(word: string, { fields }: EditorLanguage): string {
  return fields.names[word] ?? word;
}

/** A text of a schema or message in the language of the editor; a text without translation in English. */
export function phraseText(phrase: string | Phrase, language: EditorLanguage): string {
  const ruleText = (rule: string) => fieldText(rule, language.fields) ?? rule;
  if (typeof phrase === 'string') return ruleText(phrase);
  return inWords(ofCard(phrase, language), {
    ...language,
    ruleText,
    fill: (text, values) => t(text, values, language.locale),
  });
}

/** What is expected of a block in words of its card, which names no directives and no Markdown. */
function ofCard(phrase: Phrase, { strings }: EditorLanguage): Phrase {
  if (!('code' in phrase)) return phrase;
  if (phrase.code === 'videoLink') return { code: 'videoFile', values: {} };
  const { name } = phrase.values;
  if (typeof name !== 'string' || !isBlockName(name)) return phrase;
  return { ...phrase, values: { ...phrase.values, name: strings.blocks[name] } };
}

/** Names of fields whose value can be the label of a list entry, in order of preference. */
const titleFields = [
  'author',
  'title',
  'name',
  'label',
  'question',
  'heading',
  'alt',
  'caption',
  'id',
  'image',
];

/** The title of a list entry; undefined where the entry has no text in any of `titleFields`. */
export function entryTitle(value: Json | undefined): string | undefined {
  const fields = isGroup(value) ? titleFields.map((name) => value[name]) : [];
  return fields.filter((field) => typeof field === 'string').find((field) => field.trim() !== '');
}

/** The label of a list entry: its title, or the name of the list with the entry's number. */
export function entryName(
  list: string,
  value: Json | undefined,
  index: number,
  language: EditorLanguage,
): string {
  const title = entryTitle(value);
  if (title !== undefined) return shorten(title, 60);
  return t(language.strings.field.entry, { name: list, number: index + 1 }, language.locale);
}

/**
 * The label of a field with the labels of the groups around it, such as “Services › Care › Text”.
 *
 * @param field The path of the field, such as `services[3].id`.
 * @param value The fields of the file, from which list entries get their titles.
 */
export function placeName(field: string, language: EditorLanguage, value?: Json): string {
  return placeNames(field, language, value).join(' › ');
}

/** The names of the fields and entries on the way to a field, the field itself last. */
export function placeNames(field: string, language: EditorLanguage, value?: Json): string[] {
  const names: string[] = [];
  let current = value;
  for (const [, name = '', index] of field.matchAll(/([^.[\]]+)(?=\.|\[|$)|\[(\d+)\]/g)) {
    if (index === undefined) {
      names.push(fieldName(name, language));
      current = isGroup(current) ? current[name] : undefined;
    } else {
      current = Array.isArray(current) ? current[Number(index)] : undefined;
      names.push(entryName(names.at(-1) ?? '', current, Number(index), language));
    }
  }
  return names;
}

/** The message for an issue in a field, without line numbers, which a form does not show. */
export function issueText(
  { expected, found, hint }: ContentIssue,
  language: EditorLanguage,
): string {
  const { missing, wrong } = language.strings.issues;
  const sentences = t(
    meansEmpty(found) ? missing : wrong,
    { expected: phraseText(expected, language), found: phraseText(withoutLine(found), language) },
    language.locale,
  );
  return hint === undefined ? sentences : `${sentences} ${phraseText(hint, language)}`;
}
