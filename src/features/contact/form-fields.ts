import type { Typed } from './draft.ts';
import { fieldNames } from './limits.ts';

export function readForm(form: HTMLFormElement): Typed {
  const data = new FormData(form);
  const value = (name: string) => {
    const entry = data.get(name);
    return typeof entry === 'string' ? entry.replaceAll(/\r\n?/g, '\n') : '';
  };
  return {
    name: value('name'),
    email: value('email'),
    subject: value('subject'),
    message: value('message'),
  };
}

/** Puts text into the fields of the form. */
export function writeForm(form: HTMLFormElement, typed: Typed): void {
  for (const name of fieldNames) {
    const control = form.elements.namedItem(name);
    if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) {
      if (control.value !== typed[name]) control.value = typed[name];
    }
  }
}
