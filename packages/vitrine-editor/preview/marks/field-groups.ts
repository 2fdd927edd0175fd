import type { FieldPlace } from './field-table.ts';

/** The path of the group, list entry or list that has the field; empty for a field of the whole file. */
export function groupOf({ field }: FieldPlace): string {
  return field.replace(/(?:^|\.)[^.[\]]+(?:\[\d+\])?$/, '');
}

/** Whether two fields are in the same group, list entry or file. */
export function isBeside(field: FieldPlace, other: FieldPlace): boolean {
  return field.file === other.file && other.field.startsWith(groupOf(field));
}

/** Whether another field is in the same place of another entry, such as another project. */
export function isInSibling(field: FieldPlace, other: FieldPlace): boolean {
  const group = `${field.file}#${groupOf(field)}`;
  const otherPath = `${other.file}#${other.field}`;
  return anyEntry(otherPath).startsWith(anyEntry(group)) && !otherPath.startsWith(group);
}

/** The path of a field with a star in the place of each id and number of an entry. */
function anyEntry(path: string): string {
  return path.replaceAll(/\[\d+\]/g, '[*]').replace(/[^/]+(?=\/index\.md#|\.md#)/, '*');
}
