/** Whether the path of a field equals the path `place`, or is inside it. */
export function isWithin(field: string | undefined, group: string): boolean {
  if (field === undefined || !field.startsWith(group)) return false;
  return field.length === group.length || /^[.[]/.test(field.slice(group.length));
}
