/** The plural forms of `Intl.PluralRules`; the form `other` exists in each language. */
export const pluralForms = ['zero', 'one', 'two', 'few', 'many', 'other'] as const;

type Form = (typeof pluralForms)[number];

/**
 * The plural forms (CLDR 48) of languages that do not have just `one` and `other`. `languages.test.ts`
 * compares the forms of the interface languages with `Intl.PluralRules`.
 */
interface PluralForms {
  ar: Form;
  cs: 'one' | 'few' | 'many' | 'other';
  cy: Form;
  es: 'one' | 'many' | 'other';
  fr: 'one' | 'many' | 'other';
  ga: 'one' | 'two' | 'few' | 'many' | 'other';
  he: 'one' | 'two' | 'other';
  hr: 'one' | 'few' | 'other';
  id: 'other';
  it: 'one' | 'many' | 'other';
  ja: 'other';
  ko: 'other';
  lt: 'one' | 'few' | 'many' | 'other';
  lv: 'zero' | 'one' | 'other';
  pl: 'one' | 'few' | 'many' | 'other';
  pt: 'one' | 'many' | 'other';
  ro: 'one' | 'few' | 'other';
  ru: 'one' | 'few' | 'many' | 'other';
  sk: 'one' | 'few' | 'many' | 'other';
  sl: 'one' | 'two' | 'few' | 'other';
  sr: 'one' | 'few' | 'other';
  th: 'other';
  uk: 'one' | 'few' | 'many' | 'other';
  vi: 'other';
  zh: 'other';
}

type FormsOf<Tag extends string> = Tag extends keyof PluralForms
  ? PluralForms[Tag]
  : Tag extends `${infer Code}-${string}`
    ? FormsOf<Code>
    : 'one' | 'other';

/** A text with plural forms; the value of `{count}` selects the form. */
export type Plural = { readonly other: string } & { readonly [Name in Form]?: string };

/** A text of the interface. `{name}` is a placeholder for a value. */
export type Message = string | Plural;

/** Groups of texts, as deep as the file of a language nests them. */
export type MessageTree = { readonly [key: string]: Message | MessageTree };

/** The names of the placeholders in a text. */
export type Placeholders<Text> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Placeholders<Rest>
  : never;

/** A text with placeholders of these names, in any order. */
type WithPlaceholders<Names extends string> = [Names] extends [never]
  ? string
  : { [Name in Names]: `${string}{${Name}}${WithPlaceholders<Exclude<Names, Name>>}` }[Names];

/**
 * The type of the same texts in another language: the keys and placeholders of the English texts, and the
 * plural forms of the language. A form for one certain number may omit `{count}`.
 */
export type Translation<English, Tag extends string> = English extends string
  ? WithPlaceholders<Placeholders<English>>
  : English extends { readonly other: infer Other }
    ? {
        readonly [Name in FormsOf<Tag>]: WithPlaceholders<
          Name extends 'other' | 'few' | 'many'
            ? Placeholders<Other>
            : Exclude<Placeholders<Other>, 'count'>
        >;
      }
    : { readonly [Key in keyof English]: Translation<English[Key], Tag> };

/** The type of the texts in any language: those of English, with any plural forms. */
export type InAnyLanguage<English> = English extends string
  ? string
  : English extends { readonly other: string }
    ? Plural
    : { readonly [Key in keyof English]: InAnyLanguage<English[Key]> };

/** The type of a part of these texts. */
export type SomeOf<Tree> = Tree extends string | { readonly other: string }
  ? Tree
  : { readonly [Key in keyof Tree]?: SomeOf<Tree[Key]> };
