import type { SavedProject } from '../browser/saved-projects.ts';
import type { Question } from '../content/schemas/contact.ts';
import type { Strings } from '../i18n/language.ts';
import { t } from '../i18n/t.ts';
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
import { asFields, type Fields } from './parse-fields.ts';

export type FieldError =
  | 'missing'
  | 'tooLong'
  | 'notAnEmail'
  | 'oneLine'
  | 'notAText'
  | 'notAnId'
  | 'notAnOption';

/** The first error of each invalid field, by field name. */
export type FieldErrors = Readonly<Partial<Record<ControlName | 'saved' | 'id', FieldError>>>;

export type SavedWork = SavedProject;

export interface Choice extends Readonly<Pick<Question, 'id' | 'label'>> {
  readonly option: string;
}

/** A valid message of a visitor: no control characters but tabs and line breaks, which are `\n`. */
export interface Message extends Readonly<Record<FieldName, string>> {
  readonly choices: readonly Choice[];
  readonly saved: readonly SavedWork[];
  /** Path of the page of this site from which the visitor opened the form; empty if unknown. */
  readonly page: string;
}

// The pattern of `<input type="email">` in the HTML standard. In addition, the domain must have a dot, because the
// owner could not reply to an e-mail address such as `ida@localhost`.
const emailPattern =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@(?:[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?\.)+[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?$/;

const idPattern = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

const savedPattern = new RegExp(
  `^([a-z0-9-]{1,100}) ([^\\p{Cc}\\u2028\\u2029]{1,${maxSavedTitleLength}})$`,
  'u',
);

/** A URL path as browsers encode it (ASCII, with one slash in front), without a query. */
const pagePattern = new RegExp(`^/(?!/)[\\x21-\\x7e]{0,${maxPageLength - 1}}$`);

/** How the text of a form field is normalized, and then validated. */
interface TextRule {
  readonly tidy: (value: string) => string;
  /** The pattern that a text must match, and the error if the text does not match. */
  readonly format?: readonly [pattern: RegExp, error: FieldError];
}

// Matches a visible character: a field without any counts as empty. U+2800 is the blank Braille pattern.
const visible = /[^\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cf}\p{Z}\u2800]/u;

/** A text of one line. */
export const lineRule: TextRule = {
  tidy: (value) => value.toWellFormed().replaceAll('\t', ' ').trim(),
  format: [/^[^\p{Cc}\u2028\u2029]*$/u, 'oneLine'],
};

/** A text with line breaks. */
export const paragraphsRule: TextRule = { tidy: tidyText };

const rules: Readonly<Record<FieldName, TextRule>> = {
  name: lineRule,
  email: {
    tidy: (value) => plainDomain(value.toWellFormed().trim()),
    format: [emailPattern, 'notAnEmail'],
  },
  subject: lineRule,
  message: paragraphsRule,
};

/** The result of checking a message: the valid message and its id, or the errors by field. */
export type CheckedMessage = { message: Message; id: string | undefined } | { errors: FieldErrors };

/**
 * Checks the fields of a contact message, in the browser and on the server.
 *
 * @param input The fields by name. `saved` lists saved projects as `<id> <title>`; `id` is an optional
 * UUID in small letters, which the form makes. Other fields are ignored.
 * @param questions The questions in the visitor's language.
 * @param ownerQuestions The same questions in the owner's language.
 */
export function checkMessage(
  input: unknown,
  questions: readonly Question[] = [],
  ownerQuestions = questions,
): CheckedMessage {
  const given = asFields(input);
  const errors: { -readonly [Name in keyof FieldErrors]: FieldErrors[Name] } = {};
  const written = { name: '', email: '', subject: '', message: '' };
  for (const name of fieldNames) {
    const read = readText(given[name], limits[name], rules[name]);
    if ('error' in read) errors[name] = read.error;
    else written[name] = read.text;
  }
  const choices = readChoices(given, questions, ownerQuestions);
  for (const { id, required } of questions) {
    if (choices.some((choice) => choice.id === id)) continue;
    if (required || given[choiceName(id)]) errors[choiceName(id)] = 'notAnOption';
  }
  const saved = savedWorks(given.saved);
  if ('error' in saved) errors.saved = saved.error;
  const { id } = given;
  const isId = id === undefined || (typeof id === 'string' && idPattern.test(id));
  if (!isId) errors.id = 'notAnId';
  if ('error' in saved || !isId || Object.keys(errors).length > 0) return { errors };
  const message = { ...written, choices, saved: saved.works, page: pageField(given.page) };
  return { message, id };
}

/**
 * The options that the visitor chose, in the owner's language. If the question has another number of options in the
 * owner's language, its label and option stay in the visitor's language. Invalid choices are omitted.
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

/** One line for each choice in a message, and one for the page that led to the form. */
export function noteLines(
  { choices, page }: Pick<Message, 'choices' | 'page'>,
  locale: string,
  fields: Strings['form']['fields'],
): string[] {
  const rows = choices.map(({ label, option }) => ({ label, value: option }));
  if (page !== '') rows.push({ label: fields.page, value: page });
  return rows.map((row) => labelled(row, locale, fields));
}

/** A line such as `Budget: more`. A label that ends in `?`, `!` or `:` gets no further colon. */
export function labelled(
  row: { label: string; value: string },
  locale: string,
  fields: Pick<Strings['form']['fields'], 'labelled'>,
): string {
  const { label, value } = row;
  return /[?!:？！：؟]$/u.test(label) ? `${label} ${value}` : t(fields.labelled, row, locale);
}

/** The value of the form field `page` if it is a valid URL path, else an empty text. */
export function pageField(value: unknown): string {
  return typeof value === 'string' && pagePattern.test(value) ? value : '';
}

/**
 * The path of the referrer, if it is a page of this site other than the form; else an empty text. For the form on the
 * page of an invitation it is that page.
 */
export function pageBefore(referrer: string, form: string): string {
  const current = new URL(form);
  if (/\/p\/[\w-]{22}\/?$/.test(current.pathname)) return pageField(current.pathname);
  if (!URL.canParse(referrer)) return '';
  const before = new URL(referrer);
  const isOther = before.origin === current.origin && before.pathname !== current.pathname;
  return isOther ? pageField(before.pathname) : '';
}

/**
 * Reads a field that was sent as text.
 *
 * @param limit The maximum number of characters, in UTF-16 code units.
 */
export function readText(
  value: unknown,
  limit: number,
  { tidy, format }: TextRule,
): { text: string } | { error: FieldError } {
  if (value === undefined) return { error: 'missing' };
  if (typeof value !== 'string') return { error: 'notAText' };
  const text = tidy(value);
  if (!visible.test(text)) return { error: 'missing' };
  if (text.length > limit) return { error: 'tooLong' };
  return format === undefined || format[0].test(text) ? { text } : { error: format[1] };
}

function savedWorks(value: unknown = []): { works: SavedWork[] } | { error: FieldError } {
  if (!Array.isArray(value)) return { error: 'notAText' };
  const works: SavedWork[] = [];
  for (const written of value) {
    const [, id, title] = (typeof written === 'string' && savedPattern.exec(written)) || [];
    if (id === undefined || title === undefined) return { error: 'notAText' };
    works.push({ id, title });
  }
  return works.length > maxSaved ? { error: 'tooLong' } : { works };
}

/** Writes a saved project as the value of a form field: `<id> <title>`. */
export function writeSavedWork({ id, title }: SavedWork): string {
  const cut = title.replaceAll(/[\p{Cc}\u2028\u2029]/gu, ' ').slice(0, maxSavedTitleLength);
  return `${id} ${cut.toWellFormed().trim() || id}`;
}

// Turns every line break into `\n`, and removes all other control characters but tabs, because they are invisible and
// some of them control a terminal.
function tidyText(value: string): string {
  const text = value.toWellFormed().replaceAll(/\r\n?|[\v\f\u0085]/g, '\n');
  return text.replaceAll(/(?![\t\n])\p{Cc}/gu, '');
}

// Converts a domain with non-ASCII letters to Punycode, because only some browsers do so: `a@müller.de` becomes
// `a@xn--mller-kva.de`. Text that is not a domain stays unchanged: the URL parser would drop a path or a port.
function plainDomain(address: string): string {
  const at = address.lastIndexOf('@');
  const domain = address.slice(at + 1);
  // A longer domain is invalid in any spelling. Punycode takes the square of its length.
  const isName =
    domain.length <= limits.email &&
    /^(?:[\p{L}\p{M}\p{N}.-]|\u200c|\u200d)+$/u.test(domain) &&
    /[^a-z0-9.-]/i.test(domain);
  if (at === -1 || !isName || !URL.canParse(`http://${domain}`)) return address;
  return address.slice(0, at + 1) + new URL(`http://${domain}`).hostname;
}
