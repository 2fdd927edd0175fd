import { isRecord } from '../i18n/is-record.ts';
import type { ControlName } from './limits.ts';

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

export type Typed = Readonly<Record<ControlName, string>>;

export const nothingTyped: Typed = { name: '', email: '', subject: '', message: '' };

/** Reads form fields as text with `\n` as line ending; a value that is not a string is read as empty. */
export function readTyped(
  read: (name: ControlName) => unknown,
  names: readonly ControlName[],
): Typed {
  const texts = names.map((name) => {
    const value = read(name);
    const text = typeof value === 'string' ? value.toWellFormed() : '';
    return [name, text.replaceAll(/\r\n?/g, '\n')];
  });
  return { ...nothingTyped, ...Object.fromEntries(texts) };
}
