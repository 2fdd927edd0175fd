import { type FieldPath, isGroup, type Json } from 'vitrine/form';

/**
 * Returns a copy of `old` with another value at a path; missing groups along the path are created. Values beside the
 * path stay the same objects.
 *
 * @param value The new value; undefined removes the field.
 */
export function setAt(
  old: Json | undefined,
  path: FieldPath,
  value: Json | undefined,
): Json | undefined {
  const [first, ...rest] = path;
  if (first === undefined) return value;
  if (Array.isArray(old)) {
    // A removed value in a list becomes an empty text, so that the other entries keep their indexes.
    return old.map((entry, index) => (index === first ? (setAt(entry, rest, value) ?? '') : entry));
  }
  const name = String(first);
  const { [name]: inner, ...others } = isGroup(old) ? old : {};
  const next = setAt(inner, rest, value);
  if (next === undefined) return others;
  return isGroup(old) ? { ...old, [name]: next } : { [name]: next };
}
