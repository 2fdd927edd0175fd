/** Whether the path of a field equals the path `place`, or is inside it. */
export function isWithin(field: string | undefined, place: string): boolean {
  if (field === undefined || !field.startsWith(place)) return false;
  return field.length === place.length || /^[.[]/.test(field.slice(place.length));
}
