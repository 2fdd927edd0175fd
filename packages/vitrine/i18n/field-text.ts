import type { FieldStrings } from './language.ts';

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
