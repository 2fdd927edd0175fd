import type { Question } from '../content/schemas/contact.ts';
import type { Strings } from '../i18n/language.ts';
import { t } from '../i18n/t.ts';
import { choiceName, fieldNames, limits, maxWait } from './limits.ts';
import type { FieldErrors } from './message.ts';
import type { Typed } from './parse-fields.ts';
import type { SendError } from './parse-response.ts';

/** Error texts for the invalid fields of a message, by field name, in the order of the form's fields. */
export type FieldErrorTexts = Readonly<Partial<Record<keyof FieldErrors, string>>>;

export function fieldErrorTexts(
  errors: FieldErrors,
  typed: Typed,
  locale: string,
  { fields, fieldErrors }: Strings['form'],
  questions: readonly Question[] = [],
): FieldErrorTexts {
  const texts: { -readonly [Name in keyof FieldErrors]: string } = {};
  for (const field of fieldNames) {
    const error = errors[field];
    const values = { field: fields[field], count: typed[field].length, limit: limits[field] };
    if (error === 'missing') texts[field] = fieldErrors.missing[field];
    else if (error) texts[field] = t(fieldErrors[error], values, locale);
  }
  for (const { id, label } of questions) {
    if (errors[choiceName(id)] === undefined) continue;
    texts[choiceName(id)] = t(fieldErrors.notAnOption, { field: label }, locale);
  }
  if (errors.saved) texts.saved = t(fieldErrors.notAText, { field: fields.saved }, locale);
  if (errors.id) texts.id = fieldErrors.notAnId;
  return texts;
}

/**
 * The text that explains to a visitor why the message was not sent.
 *
 * @param retryAfter Seconds to wait before the next attempt, if the response has a `Retry-After`.
 */
export function sendErrorText(
  error: SendError,
  retryAfter: number | undefined,
  locale: string,
  notSent: Strings['form']['notSent'],
): string {
  const minutes = Math.max(Math.ceil((retryAfter ?? 60) / 60), 1);
  return t(notSent[error], { count: error === 'timeout' ? maxWait / 1000 : minutes }, locale);
}
