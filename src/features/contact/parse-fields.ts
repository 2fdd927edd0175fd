import { isRecord } from '../../components/is-record.ts';
import { type ChoiceName, type ControlName, isChoiceName } from './limits.ts';

/** Fields of any kind by their names. */
export type Fields = Readonly<Record<string, unknown>>;

/** The fields of a value; none where it is no object. */
export function fieldsOf(value: unknown): Fields {
  return isRecord(value) ? value : {};
}

/** The fields of an object in JSON; none where the text is anything else. */
export function parseFields(text: string): Fields {
  try {
    return fieldsOf(JSON.parse(text));
  } catch {
    return {};
  }
}

/** What stands in the fields of the form. */
export type Typed = Readonly<Record<ControlName, string>>;

/**
 * The four fields as text whose lines end with `\n`, and those with further names; empty where the
 * value is none.
 */
export function readTyped(
  read: (name: ControlName) => unknown,
  names: readonly string[] = [],
): Typed {
  const text = (name: ControlName) => {
    const value = read(name);
    return typeof value === 'string' ? value.toWellFormed().replaceAll(/\r\n?/g, '\n') : '';
  };
  const choices = names
    .filter(isChoiceName)
    .map((name): [ChoiceName, string] => [name, text(name)]);
  return {
    ...Object.fromEntries(choices),
    name: text('name'),
    email: text('email'),
    subject: text('subject'),
    message: text('message'),
  };
}
