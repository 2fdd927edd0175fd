import type { Question } from '../content/schemas/contact.ts';
import type { UiStrings } from '../i18n/en.ts';
import { interpolate } from '../i18n/interpolate.ts';
import { choiceName, fieldNames, limits, maxWait } from './limits.ts';
import type { FieldErrors } from './message.ts';
import type { Typed } from './parse-fields.ts';
import type { SendError } from './parse-response.ts';

/** Error texts for the invalid fields of a message, by field name, in the order of the form's fields. */
export type FieldErrorTexts = Readonly<Partial<Record<keyof FieldErrors, string>>>;

export function fieldErrorTexts(
  errors: FieldErrors,
  typed: Typed,
  { form, fieldErrors }: UiStrings['contact'],
  questions: readonly Question[] = [],
): FieldErrorTexts {
  const texts: { -readonly [Name in keyof FieldErrors]: string } = {};
  for (const field of fieldNames) {
    const error = errors[field];
    const values = { field: form[field], length: typed[field].length, limit: limits[field] };
    if (error === 'missing') texts[field] = fieldErrors.missing[field];
    else if (error) texts[field] = interpolate(fieldErrors[error], values);
  }
  for (const { id, label } of questions) {
    if (errors[choiceName(id)] === undefined) continue;
    texts[choiceName(id)] = interpolate(fieldErrors.notAnOption, { field: label });
  }
  if (errors.saved) texts.saved = interpolate(fieldErrors.notAText, { field: form.saved });
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
  notSent: UiStrings['contact']['notSent'],
): string {
  return interpolate(notSent[error], {
    seconds: maxWait / 1000,
    minutes: Math.max(Math.ceil((retryAfter ?? 60) / 60), 1),
  });
}
