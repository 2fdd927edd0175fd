import type { Question } from '../content/schemas/contact.ts';
import type { SavedProject } from '../lib/saved-projects.ts';
import {
  type ControlName,
  choiceName,
  type FieldName,
  fieldNames,
  limits,
  maxPageLength,
  maxSaved,
  maxSavedTitleLength,
} from './limits.ts';
import { type Fields, fieldsOf } from './parse-fields.ts';

export type FieldError =
  | 'missing'
  | 'tooLong'
  | 'notAnEmail'
  | 'oneLine'
  | 'notAText'
  | 'notAnId'
  | 'notAnOption';

/** The first error of each field that has one. */
export type FieldErrors = Readonly<Partial<Record<ControlName | 'saved' | 'id', FieldError>>>;

export type SavedWork = SavedProject;

export interface Choice extends Readonly<Pick<Question, 'id' | 'label'>> {
  readonly option: string;
}

/** A visitor's message, checked: no control characters, lines end with `\n`. */
export interface Message extends Readonly<Record<FieldName, string>> {
  readonly choices: readonly Choice[];
  readonly saved: readonly SavedWork[];
  /** The path of the page of this site that the visitor came from; empty if it is not known. */
  readonly page: string;
}

// The rule of `<input type="email">` in the HTML standard, and a dot in the domain: the owner could
// not answer to an address without one.
const emailPattern =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@(?:[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?\.)+[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?$/;

const idPattern = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

const savedPattern = new RegExp(
  `^([a-z0-9-]{1,100}) ([^\\p{Cc}\\u2028\\u2029]{1,${maxSavedTitleLength}})$`,
  'u',
);

/** A path as browsers write it, without a query. */
const pagePattern = new RegExp(`^/(?!/)[\\x21-\\x7e]{0,${maxPageLength - 1}}$`);

/** How a field is normalized before it is checked, and the rules that it is checked by. */
interface Rule {
  readonly tidy: (value: string) => string;
  /** The pattern of a field that is filled in, and the error where it does not match. */
  readonly format?: readonly [pattern: RegExp, error: FieldError];
}

// A field without visible characters counts as empty. U+2800 is an empty Braille pattern.
const visible = /[^\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cf}\p{Z}\u2800]/u;

const line: Rule = {
  tidy: (value) => value.toWellFormed().replaceAll('\t', ' ').trim(),
  format: [/^[^\p{Cc}\u2028\u2029]*$/u, 'oneLine'],
};

const rules: Readonly<Record<FieldName, Rule>> = {
  name: line,
  email: {
    tidy: (value) => plainDomain(value.toWellFormed().trim()),
    format: [emailPattern, 'notAnEmail'],
  },
  subject: line,
  message: { tidy: tidyText },
};

/** A checked message with the id that the form made for it, or its errors. */
export type CheckedMessage = { message: Message; id: string | undefined } | { errors: FieldErrors };

/**
 * Checks a message, in the browser and on the server.
 *
 * @param input The fields by their names. `saved` is a list of `<id> <title>`; `id` is a UUID in
 * small letters, made with the form, and may be absent. Other fields are ignored.
 * @param questions The questions of the form; `ownerQuestions` are the same in the owner's language.
 */
export function checkMessage(
  input: unknown,
  questions: readonly Question[] = [],
  ownerQuestions = questions,
): CheckedMessage {
  const given = fieldsOf(input);
  const errors: { -readonly [Name in keyof FieldErrors]: FieldErrors[Name] } = {};
  const written = { name: '', email: '', subject: '', message: '' };
  for (const name of fieldNames) {
    const read = readField(name, given[name]);
    if ('error' in read) errors[name] = read.error;
    else written[name] = read.text;
  }
  const choices = readChoices(given, questions, ownerQuestions);
  for (const { id, required } of questions) {
    if (choices.some((choice) => choice.id === id)) continue;
    if (required || given[choiceName(id)]) errors[choiceName(id)] = 'notAnOption';
  }
  const saved = readSaved(given.saved);
  if ('error' in saved) errors.saved = saved.error;
  const { id } = given;
  const isId = id === undefined || (typeof id === 'string' && idPattern.test(id));
  if (!isId) errors.id = 'notAnId';
  if ('error' in saved || !isId || Object.keys(errors).length > 0) return { errors };
  const message = { ...written, choices, saved: saved.works, page: readPage(given.page) };
  return { message, id };
}

/**
 * The chosen options, in the words of `ownerQuestions` where it has as many options. A choice that the
 * question does not offer is left out.
 */
export function readChoices(
  given: Fields,
  questions: readonly Question[],
  ownerQuestions = questions,
) {
  return questions.flatMap(({ id, ...shown }): Choice[] => {
    const chosen = given[choiceName(id)];
    const index = typeof chosen === 'string' ? shown.options.indexOf(chosen) : -1;
    const same = ownerQuestions.find((question) => question.id === id);
    const { label, options } = same?.options.length === shown.options.length ? same : shown;
    const option = options[index];
    return option === undefined ? [] : [{ id, label, option }];
  });
}

/** The choices of a message and the page before the form, a line each, with a label for the page. */
export function noteLines(
  { choices, page }: Pick<Message, 'choices' | 'page'>,
  pageLabel: string,
): string[] {
  const lines = choices.map(({ label, option }) => labelled(label, option));
  return page === '' ? lines : [...lines, labelled(pageLabel, page)];
}

/** A line such as `Budget: more`; a label that ends a sentence takes no colon. */
export function labelled(label: string, text: string): string {
  return `${label.replace(/[^?!:]$/u, '$&:')} ${text}`;
}

/** The path of a page as the form sends it; empty where it is none. */
export function readPage(value: unknown): string {
  return typeof value === 'string' && pagePattern.test(value) ? value : '';
}

/** The path of the page of this site that led to the form; empty if there is none. */
export function pageBefore(referrer: string, form: string): string {
  if (!URL.canParse(referrer)) return '';
  const [before, current] = [new URL(referrer), new URL(form)];
  const isOther = before.origin === current.origin && before.pathname !== current.pathname;
  return isOther ? readPage(before.pathname) : '';
}

function readField(name: FieldName, value: unknown): { text: string } | { error: FieldError } {
  if (value === undefined) return { error: 'missing' };
  if (typeof value !== 'string') return { error: 'notAText' };
  const { tidy, format } = rules[name];
  const text = tidy(value);
  if (!visible.test(text)) return { error: 'missing' };
  if (text.length > limits[name]) return { error: 'tooLong' };
  return format === undefined || format[0].test(text) ? { text } : { error: format[1] };
}

function readSaved(value: unknown = []): { works: SavedWork[] } | { error: FieldError } {
  if (!Array.isArray(value)) return { error: 'notAText' };
  const works: SavedWork[] = [];
  for (const written of value) {
    const [, id, title] = (typeof written === 'string' && savedPattern.exec(written)) || [];
    if (id === undefined || title === undefined) return { error: 'notAText' };
    works.push({ id, title });
  }
  return works.length > maxSaved ? { error: 'tooLong' } : { works };
}

/** How a saved project is written in a field of the form. */
export function writeSavedWork({ id, title }: SavedWork): string {
  const cut = title.replaceAll(/[\p{Cc}\u2028\u2029]/gu, ' ').slice(0, maxSavedTitleLength);
  return `${id} ${cut.toWellFormed().trim() || id}`;
}

// Every line break becomes `\n`. Other control characters are invisible, and some control a terminal.
function tidyText(value: string): string {
  const text = value.toWellFormed().replaceAll(/\r\n?|[\v\f\u0085]/g, '\n');
  return text.replaceAll(/(?![\t\n])\p{Cc}/gu, '');
}

// Some browsers send a domain with accents as it was typed, others in its ASCII form. Anything but a
// domain name stays as it is: the URL parser would drop a path or a port.
function plainDomain(address: string): string {
  const at = address.lastIndexOf('@');
  const domain = address.slice(at + 1);
  const isName =
    /^(?:[\p{L}\p{M}\p{N}.-]|\u200c|\u200d)+$/u.test(domain) && /[^a-z0-9.-]/i.test(domain);
  if (at === -1 || !isName || !URL.canParse(`http://${domain}`)) return address;
  return address.slice(0, at + 1) + new URL(`http://${domain}`).hostname;
}
