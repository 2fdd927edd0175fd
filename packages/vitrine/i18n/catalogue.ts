import { mergeFields } from './merge-fields.ts';
import { type Message, type Plural, pluralForms } from './messages.ts';

/**
 * A text in a catalogue, in the JSON format of go-i18n (version 2): a string, or an object with its plural forms,
 * of which a text without a number has `other` only. The description of an English text says where it is used;
 * that of a translation is the English text from which it was made.
 */
type Entry = string | ({ readonly description?: string } & Plural);

/** The texts of one area in one language, such as `de/form.json`. The dots of a key separate groups of texts. */
export type Catalogue = Readonly<Record<string, Entry>>;

/** The texts of a catalogue as a tree, with the groups and keys of the English catalogue. */
export type Texts<English> = {
  readonly [Key in keyof English as Key extends `${infer Group}.${string}`
    ? Group
    : Key]: Key extends `${infer Group}.${string}`
    ? Texts<GroupOf<English, Group>>
    : 'one' extends keyof English[Key]
      ? Plural
      : string;
};

type GroupOf<English, Group extends string> = {
  [Key in keyof English as Key extends `${Group}.${infer Rest}` ? Rest : never]: English[Key];
};

/** The plural forms of a text that are not empty; tools for translators write empty ones for missing texts. */
export function formsOf(entry: Entry): Partial<Plural> {
  if (typeof entry === 'string') return entry === '' ? {} : { other: entry };
  return Object.fromEntries(
    pluralForms.flatMap((form) => (entry[form] ? [[form, entry[form]] as const] : [])),
  );
}

/** Whether a text has plural forms in English, and so in each language. */
export const isPlural = (english: Entry) => typeof english !== 'string' && 'one' in english;

/** The English text that a translation keeps as its description. */
export const sourceOf = (english: Entry) => formsOf(english).other ?? '';

const descriptionOf = (entry: Entry) => (typeof entry === 'string' ? undefined : entry.description);

/**
 * The forms of a translation; undefined if it is missing or was made from another English text. Tools for
 * translators begin a new translation with the description of the English text.
 */
export function currentForms(own: Entry = '', english: Entry): Partial<Plural> | undefined {
  const forms = formsOf(own);
  const known = [undefined, sourceOf(english), descriptionOf(english)];
  return forms.other !== undefined && known.includes(descriptionOf(own)) ? forms : undefined;
}

/**
 * The texts of a language by their keys, in the order of the English ones. English texts take the place of those
 * that are missing or were translated from another English text.
 *
 * @param fallback Changes such an English text.
 */
export function translate(
  english: Catalogue,
  own: Catalogue = {},
  fallback = (text: string) => text,
): Record<string, Message> {
  return Object.fromEntries(
    Object.entries(english).map(([key, entry]) => {
      const forms = {
        ...mapTexts<Plural>(formsOf(entry), fallback),
        ...currentForms(own[key], entry),
      };
      return [key, isPlural(entry) ? forms : forms.other];
    }),
  );
}

/** The same texts as a tree: a key such as `layout.skip` is the text `skip` of the group `layout`. */
export function textsIn<English extends Catalogue>(
  english: English,
  own?: Catalogue,
  fallback?: (text: string) => string,
): Texts<English> {
  const tree = Object.entries(translate(english, own, fallback)).reduce<unknown>(
    (groups, [key, text]) =>
      mergeFields(
        groups,
        key.split('.').reduceRight<unknown>((part, name) => ({ [name]: part }), text),
      ),
    {},
  );
  return mapTexts(tree);
}

/** Copies a tree of texts, and applies `change` to each text. */
export function mapTexts<T>(texts: unknown, change = (text: string) => text): T {
  return JSON.parse(JSON.stringify(texts), (_, value: unknown) =>
    typeof value === 'string' ? change(value) : value,
  );
}
