import {
  type FormField,
  type FormGroup,
  groupOf,
  isGroup,
  type Json,
  type JsonGroup,
  mapTexts,
} from 'vitrine/form';
import { shorten } from './shorten.ts';

/** The maximum number of characters of a label. */
const longestLabel = 60;

/**
 * The form of `messages.yaml` in a language: each field has the text that it replaces as its label and as
 * its default, and a text with a number has the plural forms of the language. The fields of all groups are shown.
 *
 * @param locale A BCP 47 tag.
 * @param strings The texts of the interface in the language.
 */
export function messagesForm(form: FormGroup, strings: object, locale: string): FormGroup {
  const { pluralCategories } = new Intl.PluralRules(locale).resolvedOptions();
  const fill = (field: FormField, text: Json | undefined, plural = ''): FormField => {
    if (field.type === 'string') {
      if (typeof text !== 'string') return field;
      return { ...field, default: text, ...labelOf(plural + text) };
    }
    if (field.type !== 'object') return field;
    const { other } = field.properties;
    const isPlural = other?.type === 'string' && 'few' in field.properties;
    const texts = isGroup(text) ? text : {};
    const names = Object.keys(field.properties).filter(
      (name) => !isPlural || pluralCategories.some((category) => category === name),
    );
    const properties = Object.fromEntries(
      names.flatMap((name) => {
        const child = field.properties[name];
        const value = texts[name] ?? (isPlural ? texts.other : undefined);
        return child ? [[name, fill(child, value, isPlural ? `${name}: ` : '')]] : [];
      }),
    );
    const label = isPlural ? labelOf(String(texts.other)) : {};
    return { ...field, ...label, properties, isAlwaysShown: true };
  };
  const texts = mapTexts<JsonGroup>(strings);
  const properties = Object.fromEntries(
    Object.entries(form.properties).map(([name, field]) => [name, fill(field, texts[name])]),
  );
  return { ...form, properties };
}

/** The label of a field with the text that it replaces, which needs no description. */
function labelOf(text: string) {
  return { description: '', info: {}, label: shorten(text, longestLabel) };
}

/** Removes empty groups, which the form of `messages.yaml` leaves where no text was filled in. */
export function withoutEmptyGroups(value: JsonGroup): JsonGroup {
  return groupOf(Object.keys(value), (name) => {
    const child = value[name];
    if (!isGroup(child)) return child;
    const kept = withoutEmptyGroups(child);
    return Object.keys(kept).length === 0 ? undefined : kept;
  });
}
