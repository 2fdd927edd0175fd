import type { SourceFile } from 'vitrine/editing';
import { type FieldPath, formatPath, valueAt } from 'vitrine/form';
import type { FileIssue, ToDoLine } from '../api.ts';
import { placeName } from '../form/labels.ts';
import { shorten } from '../form/shorten.ts';
import type { EditorLanguage } from '../language.ts';
import { fieldAtLine, paragraphAt, parsePath } from './text-places.ts';

/** The maximum number of characters of a text that the list shows. */
export const MAX_SHOWN = 140;

/** Fields without which visitors reach neither the site nor the owner, by file. */
export const neededFields: Readonly<Record<string, readonly string[]>> = {
  'site.yaml': ['address', 'host'],
  'contact.yaml': ['email'],
};

/**
 * The line for an error or a warning, with the text that is at its place now.
 *
 * @param source The file of the issue; undefined where it cannot be read.
 */
export function toDoLine(
  { path, title, field, line, bodyLine, expected, hint }: FileIssue,
  source: SourceFile | undefined,
  language: EditorLanguage,
): ToDoLine {
  const about = { path, title, line, expected, hint };
  if (source === undefined) return { ...about, field, label: '', isNeeded: false };
  if (line !== undefined && bodyLine !== undefined) {
    const now = shorten(paragraphAt(source, line), MAX_SHOWN);
    return { ...about, bodyLine, label: language.strings.file.markdown, now, isNeeded: false };
  }
  const fieldPath = field === undefined ? fieldAtLine(source, line ?? 0) : parsePath(field);
  if (fieldPath === undefined) return { ...about, label: '', isNeeded: false };
  const isNeeded = neededFields[path ?? '']?.includes(String(fieldPath[0])) ?? false;
  return { ...about, isNeeded, ...fieldOf(source, fieldPath, language) };
}

/** The name, the label and the text of a field. */
export function fieldOf(
  { data }: SourceFile,
  fieldPath: FieldPath,
  language: EditorLanguage,
): Pick<ToDoLine, 'field' | 'label' | 'now'> {
  const field = formatPath(fieldPath);
  const value = valueAt(data, fieldPath) ?? '';
  const now = typeof value === 'object' ? undefined : shorten(String(value), MAX_SHOWN);
  return { field, label: placeName(field, language, data), now };
}
