import { isRecord } from '../lib/is-record.ts';
import type { ControlName } from './limits.ts';

export type Fields = Readonly<Record<string, unknown>>;

/** The fields of a value; none where it is not an object. */
export function fieldsOf(value: unknown): Fields {
  return isRecord(value) ? value : {};
}

/** The fields of an object in JSON; none for any other text. */
export function parseFields(text: string): Fields {
  try {
    return fieldsOf(JSON.parse(text));
  } catch {
    return {};
  }
}

export type Typed = Readonly<Record<ControlName, string>>;

export const nothingTyped: Typed = { name: '', email: '', subject: '', message: '' };

/** Fields as text whose lines end with `\n`; empty where a value is not a string. */
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
