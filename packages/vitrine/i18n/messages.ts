/** The plural forms of `Intl.PluralRules`; the form `other` exists in each language. */
export const pluralForms = ['zero', 'one', 'two', 'few', 'many', 'other'] as const;

/** A text with plural forms; the value of `{count}` selects the form. */
export type Plural = { readonly other: string } & {
  readonly [Form in (typeof pluralForms)[number]]?: string;
};

/** A text of the interface. `{name}` is a placeholder for a value. */
export type Message = string | Plural;

/** Groups of texts, as deep as the keys of a catalogue nest them. */
export type MessageTree = { readonly [key: string]: Message | MessageTree };
