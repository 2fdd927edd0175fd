import type { FieldPath } from '../loader/field-path.ts';

/** The entries of an object or array as key-value pairs; an empty list for any other value. */
export function entriesOf(value: unknown): [key: PropertyKey, inner: unknown][] {
  if (Array.isArray(value)) return [...value.entries()];
  return typeof value === 'object' && value !== null ? Object.entries(value) : [];
}

/** The value at a path in the data; undefined if the path does not exist. */
export function valueAt(data: unknown, path: FieldPath): unknown {
  return path.reduce<unknown>(
    (part, key) => (typeof part === 'object' && part !== null ? Reflect.get(part, key) : undefined),
    data,
  );
}

/** All texts in the data, however deeply nested, each with its path. */
export function textsOf(data: unknown, path: FieldPath = []): { path: FieldPath; value: string }[] {
  if (typeof data === 'string') return [{ path, value: data }];
  return entriesOf(data).flatMap(([key, value]) => textsOf(value, [...path, key]));
}
