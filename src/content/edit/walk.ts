import type { FieldPath } from '../loader/yaml-file.ts';

/** The fields of a group, or the entries of a list; none of anything else. */
export function partsOf(value: unknown): [key: PropertyKey, inner: unknown][] {
  if (Array.isArray(value)) return [...value.entries()];
  return typeof value === 'object' && value !== null ? Object.entries(value) : [];
}

/** The value at a path of some data; undefined where there is nothing. */
export function valueAt(data: unknown, path: FieldPath): unknown {
  return path.reduce<unknown>(
    (part, key) => (typeof part === 'object' && part !== null ? Reflect.get(part, key) : undefined),
    data,
  );
}

/** Every text in some data, with its path. */
export function textsOf(data: unknown, path: FieldPath = []): { path: FieldPath; value: string }[] {
  if (typeof data === 'string') return [{ path, value: data }];
  return partsOf(data).flatMap(([key, value]) => textsOf(value, [...path, key]));
}
