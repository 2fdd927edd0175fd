/** The texts of the fields of content files, for the editor. */
export interface FieldStrings {
  /** The names of fields, and of the words that a field allows, by their key in the YAML. */
  readonly names: Readonly<Record<string, string>>;
  /**
   * Descriptions of fields, of allowed values, and of what the loader and `check` expect, by the English text.
   * `{n}` is a number.
   */
  readonly texts: Readonly<Record<string, string>>;
}

/**
 * A text of a schema or of a message in another language.
 *
 * @param english The English text. Where the language has it with `{n}`, a number takes that place.
 * @returns Undefined where the language does not have the text.
 */
export function fieldText(english: string, { texts }: FieldStrings): string | undefined {
  const numbers = english.match(/\d+/g) ?? [];
  const text = texts[english] ?? texts[english.replaceAll(/\d+/g, '{n}')];
  return text?.replaceAll('{n}', () => numbers.shift() ?? '');
}
