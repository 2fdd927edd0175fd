import type { ControlName } from './limits.ts';

/** The id of the form. There is one on the page, so ids can be fixed. */
export const FORM_ID = 'contact-form';

/** The id of the element above the fields that shows the outcome of sending. */
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
