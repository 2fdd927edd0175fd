import * as z from 'zod/mini';
import { type FieldName, fieldNames, limits, longestSavedTitle, mostSaved } from './limits.ts';

/** What can be wrong with a field of a message. The words for it stand in the labels. */
export type Fault = 'missing' | 'tooLong' | 'notAnEmail' | 'oneLine' | 'notAText' | 'notAnId';

/** The first fault of each field that has one. */
export type Faults = Readonly<Partial<Record<FieldName | 'saved' | 'id', Fault>>>;

/** A project that the visitor saved and sends along. */
export interface SavedWork {
  readonly id: string;
  readonly title: string;
}

/** What a visitor writes, checked: no control characters, lines end with `\n`. */
export interface Message extends Readonly<Record<FieldName, string>> {
  readonly saved: readonly SavedWork[];
}

// The rule of `<input type="email">` in the HTML standard, and a dot in the domain: an address
// without one is a slip of the hand, and the owner could not answer.
const emailPattern =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@(?:[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?\.)+[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?$/;

const idPattern = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

const savedPattern = new RegExp(
  `^[a-z0-9-]{1,100} [^\\p{Cc}\\u2028\\u2029]{1,${longestSavedTitle}}$`,
  'u',
);

const text = () =>
  z.string({ error: ({ input }) => (input === undefined ? 'missing' : 'notAText') });

const line = (limit: number) =>
  text().check(
    z.overwrite((value) => value.toWellFormed().replaceAll('\t', ' ').trim()),
    z.minLength(1, 'missing'),
    z.maxLength(limit, 'tooLong'),
    z.regex(/^[^\p{Cc}\u2028\u2029]*$/u, 'oneLine'),
  );

const fields = {
  name: line(limits.name),
  email: text().check(
    z.overwrite((value) => plainDomain(value.toWellFormed().trim())),
    z.minLength(1, 'missing'),
    z.maxLength(limits.email, 'tooLong'),
    z.regex(emailPattern, 'notAnEmail'),
  ),
  subject: line(limits.subject),
  message: text().check(
    z.overwrite(tidyText),
    z.regex(/\S/, 'missing'),
    z.maxLength(limits.message, 'tooLong'),
  ),
} satisfies Record<FieldName, unknown>;

const schema = z.object({
  ...fields,
  saved: z._default(
    z
      .array(z.string('notAText').check(z.regex(savedPattern, 'notAText')), 'notAText')
      .check(z.maxLength(mostSaved, 'tooLong')),
    [],
  ),
  id: z.optional(z.string('notAnId').check(z.regex(idPattern, 'notAnId'))),
});

/** A checked message with the id that the form made for it, or what is wrong with it. */
export type CheckedMessage = { message: Message; id: string | undefined } | { faults: Faults };

/**
 * Checks a message, in the browser and on the server.
 *
 * @param input The fields by their names. `saved` is a list of `<id> <title>`; `id` is a UUID in
 * small letters, made with the form, and may be absent. Other fields are passed over.
 */
export function checkMessage(input: unknown): CheckedMessage {
  const result = schema.safeParse(input);
  if (!result.success) return { faults: firstFaults(result.error.issues) };
  const { id, saved, ...written } = result.data;
  return { message: { ...written, saved: saved.map(readSavedWork) }, id };
}

/** What is wrong with one field; undefined if nothing is. */
export function checkField(name: FieldName, value: string): Fault | undefined {
  const result = fields[name].safeParse(value);
  return result.success ? undefined : toFault(result.error.issues[0]?.message);
}

/** How a saved project is written in a field of the form. */
export function writeSavedWork({ id, title }: SavedWork): string {
  const cut = title.replaceAll(/[\p{Cc}\u2028\u2029]/gu, ' ').slice(0, longestSavedTitle);
  return `${id} ${cut.toWellFormed().trim() || id}`;
}

function readSavedWork(written: string): SavedWork {
  const space = written.indexOf(' ');
  return { id: written.slice(0, space), title: written.slice(space + 1) };
}

function firstFaults(issues: readonly z.core.$ZodIssue[]): Faults {
  const faults: Partial<Record<FieldName | 'saved' | 'id', Fault>> = {};
  for (const { path, message } of issues) {
    // What is no group of fields at all has none of the fields.
    const names = path[0] === undefined ? fieldNames : [path[0]];
    for (const name of names) {
      if (isPart(name)) faults[name] ??= path.length === 0 ? 'missing' : toFault(message);
    }
  }
  return faults;
}

function isPart(name: PropertyKey): name is FieldName | 'saved' | 'id' {
  return name === 'saved' || name === 'id' || fieldNames.some((field) => field === name);
}

const known: readonly string[] = ['missing', 'tooLong', 'notAnEmail', 'oneLine', 'notAnId'];

function toFault(message: string | undefined): Fault {
  return isFault(message) ? message : 'notAText';
}

function isFault(message: string | undefined): message is Fault {
  return message !== undefined && known.includes(message);
}

// Every way to end a line becomes `\n`. Other control characters show nothing to a person, and
// some of them steer a terminal.
function tidyText(value: string): string {
  return (
    value
      .toWellFormed()
      .replaceAll(/\r\n?|[\v\f\u0085]/g, '\n')
      // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
      .replaceAll(/[\u0000-\u0008\u000e-\u001f\u007f-\u009f]/g, '')
  );
}

// Browsers differ: some hand over a domain with accents as it was typed, some in its ASCII form.
function plainDomain(address: string): string {
  const at = address.lastIndexOf('@');
  const domain = address.slice(at + 1);
  // biome-ignore lint/suspicious/noControlCharactersInRegex: ASCII begins with them
  if (at === -1 || /^[\u0000-\u007f]*$/.test(domain)) return address;
  const url = `http://${domain}`;
  return URL.canParse(url) ? address.slice(0, at + 1) + new URL(url).hostname : address;
}
