import { isRecord } from '../i18n/is-record.ts';
import type { ControlName } from './limits.ts';

/** The fields of a request or response, which may have any values. */
export type Fields = Readonly<Record<string, unknown>>;

/** The value itself if it is an object with fields; else an empty object. */
export function asFields(value: unknown): Fields {
  return isRecord(value) ? value : {};
}

/** Parses a JSON object; any other text results in an empty object. */
export function parseFields(text: string): Fields {
  try {
    return asFields(JSON.parse(text));
  } catch {
    return {};
  }
}

/** What a visitor has typed into the contact form: the text of each control. */
export type Typed = Readonly<Record<ControlName, string>>;

export const nothingTyped: Typed = { name: '', email: '', subject: '', message: '' };

/** A form field as text with `\n` as line ending; a value that is not a string is read as empty. */
export function asText(value: unknown): string {
  return typeof value === 'string' ? value.toWellFormed().replaceAll(/\r\n?/g, '\n') : '';
}

/** Reads form fields as text. */
export function readTyped(
  read: (name: ControlName) => unknown,
  names: readonly ControlName[],
): Typed {
  const texts = names.map((name) => [name, asText(read(name))]);
  return { ...nothingTyped, ...Object.fromEntries(texts) };
}
