import type { FieldPath } from '../../src/content/loader/yaml-file.ts';
import { isGroup, type Json, type JsonGroup } from '../yaml/json.ts';

/**
 * A group with another value at a path; groups on the way are made where they are absent.
 *
 * @param value Undefined leaves the field out.
 */
export function setAt(group: JsonGroup, path: FieldPath, value: Json | undefined): JsonGroup {
  const [first, ...rest] = path;
  const name = String(first);
  const { [name]: inner, ...others } = group;
  const next = rest.length === 0 ? value : setInside(inner, rest, value);
  if (next === undefined) return others;
  return Object.hasOwn(group, name) ? { ...group, [name]: next } : { ...others, [name]: next };
}

function setInside(inner: Json | undefined, path: FieldPath, value: Json | undefined): Json {
  const [first, ...rest] = path;
  if (Array.isArray(inner)) {
    return inner.map((entry, index) => {
      if (index !== first) return entry;
      // An entry of a list keeps its place, also when it is empty.
      return rest.length === 0 ? (value ?? '') : setInside(entry, rest, value);
    });
  }
  return setAt(isGroup(inner) ? inner : {}, path, value);
}
