import { createContext, useContext } from 'react';
import {
  type FieldPath,
  type FileFormat,
  type FormField,
  formatPath,
  isGroup,
  type Json,
  type JsonGroup,
} from 'vitrine/form';
import type { FileIssue, FileState } from '../api.ts';
import type { Change } from '../form/changes.ts';
import { isWithin } from '../form/is-within.ts';
import { reveal } from './reveal.ts';

export interface FieldProps<Field extends FormField = FormField> {
  field: Field;
  path: FieldPath;
  label: string;
  /** The current value of the field; undefined where the field is absent. */
  value: Json | undefined;
  isRequired: boolean;
  /** Whether the field is an entry of a list: the row of the entry shows the label, so the control hides it. */
  isListEntry?: boolean;
  /** Whether the field, if it can be folded, is open at first. */
  isOpen?: boolean;
}

/** The data and functions of a form that its fields get by React context. */
export interface Form
  extends Pick<FileState, 'path' | 'media' | 'projects' | 'pages' | 'extensible'> {
  /** The fields of the original in the form of a translation; absent in the form of an original. */
  original?: JsonGroup | undefined;
  /** Whether the form is for a translation: only fields of the original are shown, all optional. */
  isTranslation?: boolean;
  /** The language tag of the open file; absent where the site has only one language. */
  language?: string | undefined;
  originalLanguage?: string | undefined;
  issues: readonly FileIssue[];
  /** The unsaved changes of the fields. */
  changes: readonly Change[];
  /** Sets the value of a field; undefined, an empty text or an empty list removes the field. */
  change: (path: FieldPath, value: Json | undefined) => void;
  /** Uploads an image, a video or captions for the open file; resolves with its path, or undefined if that failed. */
  addMedia: (file: File, format: FileFormat) => Promise<string | undefined>;
  /** Adds a word to the choices of a field of `extensible`; resolves with whether it was added. */
  addChoice: (path: FieldPath, word: string) => Promise<boolean>;
  /**
   * Announces an action in a live region.
   *
   * @param undo Undoes the action; its button is shown until the next change.
   */
  announce: (message: string, undo?: () => void) => void;
}

export const FormContext = createContext<Form | undefined>(undefined);

export function useForm(): Form {
  const form = useContext(FormContext);
  if (form === undefined) throw new Error('A form field was rendered outside of a form.');
  return form;
}

export function partId(path: FieldPath): string {
  return `part-${formatPath(path)}`;
}

export function controlId(path: FieldPath): string {
  return `field-${formatPath(path)}`;
}

/**
 * Moves the focus to the element with an id, or to the first control in that element, and opens the
 * `details` elements around it. Returns false where no such control exists.
 */
export function focusPart(id: string): boolean {
  const [, field] = /^(?:field|part)-(.+?)(?:-entry)?$/.exec(id) ?? [];
  if (field !== undefined || id === bodyId) reveal(field ?? '');
  const controls = 'button, input, select, textarea';
  const part = document.getElementById(id);
  const isControl = part?.matches(`${controls}, summary`);
  const control = isControl ? part : part?.querySelector<HTMLElement>(controls);
  // A summary is in its own `details`, which stays as it is.
  const start = control?.matches('summary') ? control.parentElement : control;
  for (let around = start?.parentElement; around; around = around.parentElement) {
    if (around instanceof HTMLDetailsElement) around.open = true;
  }
  control?.focus();
  return control != null;
}

/** The id of the control for the Markdown below the front matter, whose path is empty. */
export const bodyId = 'markdown';

/**
 * Moves the focus to the control of a field, or else to the first control of the nearest group around it.
 *
 * @param field The path of the field, such as `services[0].title`; empty for the Markdown.
 * @returns False where the form has none of them.
 */
export function focusField(field: string): boolean {
  if (field === '') return focusPart(bodyId);
  for (let around = field; around !== ''; around = around.replace(/(?:\.|^)[^.[]+$|\[\d+\]$/, '')) {
    const ids = [`field-${around}`, `part-${around}`, `part-${around}-entry`];
    if (ids.some((id) => focusPart(id))) return true;
  }
  return false;
}

/** The path of the field, list entry or group of an element: of `part-services[0]-entry` it is `services[0]`. */
export function fieldOfElement(element: Element): string | undefined {
  if (element.closest('#body')) return '';
  const part = element.closest('[id^="field-"], [id^="part-"]');
  return part?.id.replace(/^(?:field|part)-|-(?:entry|add)$/g, '');
}

/** The language of a label that is a text of the site; undefined for other labels. */
export function labelLanguage({ language }: Form, { label }: FormField): string | undefined {
  return label === undefined ? undefined : language;
}

/** The value that a field has in the original of a translation; undefined in other forms. */
export function originalAt({ original }: Form, path: FieldPath): Json | undefined {
  let value: Json | undefined = original;
  for (const part of path) {
    if (Array.isArray(value)) value = value[Number(part)];
    else value = isGroup(value) ? value[String(part)] : undefined;
  }
  return value;
}

/** Whether the editor can add words to the choices of a field. */
export function isExtensible({ extensible }: Form, path: FieldPath): boolean {
  return extensible.includes(formatPath(path));
}

/** The issue of a field, not of fields inside it. */
export function issueAt({ issues }: Form, path: FieldPath): FileIssue | undefined {
  const name = formatPath(path);
  return issues.find(({ field }) => field === name);
}

/** Whether a field, or a field inside it, has an issue. */
export function hasIssue(form: Form, path: FieldPath): boolean {
  return issuesIn(form, path) > 0;
}

/** The number of issues in a field and the fields inside it. */
export function issuesIn({ issues }: Form, path: FieldPath): number {
  const name = formatPath(path);
  return issues.filter(({ field }) => isWithin(field, name)).length;
}

/** The unsaved change of a field itself, which can be reverted; undefined where there is none. */
export function changeAt({ changes }: Form, path: FieldPath): Change | undefined {
  const name = formatPath(path);
  return changes.find((change) => change.what === 'changed' && change.field === name);
}

/** Whether a field or something inside it has an unsaved change. */
export function hasChange({ changes }: Form, path: FieldPath): boolean {
  const name = formatPath(path);
  return changes.some(({ field }) => isWithin(field, name));
}

/** The parts of a form that are the same objects until its file is read again, or a file or a choice is added. */
const unchangedParts = [
  'path',
  'media',
  'projects',
  'pages',
  'extensible',
  'original',
  'isTranslation',
] as const;

/** Whether two renderings of a field or list entry show the same, for `memo`. */
export function isSameField<Props extends { form: Form; path: FieldPath }>(
  { form: oldForm, path: oldPath, ...before }: Props,
  { form, path, ...after }: Props,
): boolean {
  const name = formatPath(path);
  const issuesOf = ({ issues }: Form) => issues.filter(({ field }) => isWithin(field, name));
  const changesOf = ({ changes }: Form) =>
    changes
      .filter((change) => isWithin(change.field, name))
      .flatMap((change) => [change.what, change.field, change.before]);
  return (
    areSame(Object.values(before), Object.values(after)) &&
    formatPath(oldPath) === name &&
    unchangedParts.every((name) => oldForm[name] === form[name]) &&
    areSame(issuesOf(oldForm), issuesOf(form)) &&
    areSame(changesOf(oldForm), changesOf(form))
  );
}

function areSame(before: readonly unknown[], after: readonly unknown[]): boolean {
  return before.length === after.length && before.every((part, index) => part === after[index]);
}
