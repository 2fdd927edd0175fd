import type { FieldName } from './limits.ts';

/** The id of the form. There is one on the page, so ids can be fixed. */
export const FORM_ID = 'contact-form';

/** The id of the place above the fields where the page tells what came of sending. */
export const ANSWER_ID = 'contact-answer';

export function controlId(name: FieldName): string {
  return `contact-${name}`;
}

/** The id of the place where a field's fault is told. */
export function faultId(name: FieldName): string {
  return `contact-${name}-fault`;
}

/** The name of the field that people do not see and leave empty. */
export const HONEYPOT_NAME = 'website';
