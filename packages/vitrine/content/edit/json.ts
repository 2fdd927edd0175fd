import { z } from 'zod';

/** A value that both YAML and JSON can represent. */
export type Json = null | boolean | number | string | Json[] | { [name: string]: Json };

export type JsonGroup = { [name: string]: Json };

/** The schema of a JSON value, with which untrusted values are checked. */
export const json: z.ZodType<Json> = z.json();

/** Converts a value to plain JSON data; undefined becomes `null`. */
export function plain(value: unknown): Json {
  return json.parse(JSON.parse(JSON.stringify(value ?? null)));
}

/** Makes an object with a value for each name; names without a value are omitted. */
export function groupOf(
  names: readonly string[],
  valueAt: (name: string) => Json | undefined,
): JsonGroup {
  const fields = names.flatMap((name) => {
    const value = valueAt(name);
    return value === undefined ? [] : [[name, value] as const];
  });
  return Object.fromEntries(fields);
}

export function isGroup(value: Json | undefined): value is JsonGroup {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Whether two JSON values are deeply equal, regardless of the order of fields. */
export function isSame(a: Json | undefined, b: Json | undefined): boolean {
  if (a === b) return true;
  if (Array.isArray(a) && Array.isArray(b))
    return a.length === b.length && a.every((entry, index) => isSame(entry, b[index]));
  if (!isGroup(a) || !isGroup(b)) return false;
  const names = Object.keys(a);
  return (
    names.length === Object.keys(b).length &&
    names.every((name) => Object.hasOwn(b, name) && isSame(a[name], b[name]))
  );
}
