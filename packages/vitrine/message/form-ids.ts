import type { ControlName } from './limits.ts';

/** The `id` of the contact form. A page has only one contact form, so its ids can be fixed. */
export const FORM_ID = 'contact-form';

/** The `id` of the element above the form's fields that shows whether the message was sent. */
export const STATUS_ID = 'contact-status';

export function controlId(name: ControlName): string {
  return `contact-${name}`;
}

export function optionId(name: ControlName, index: number): string {
  return `${controlId(name)}-${index}`;
}

export function errorId(name: ControlName): string {
  return `contact-${name}-error`;
}
