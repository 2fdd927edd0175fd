import { z } from 'zod';

/** A value as YAML and JSON both have it. */
export type Json = null | boolean | number | string | Json[] | { [name: string]: Json };

export type JsonGroup = { [name: string]: Json };

/** The parts of a value of any origin that a form can show. */
export const json: z.ZodType<Json> = z.json();

/** A value as JSON has it; nothing is `null`. */
export function plain(value: unknown): Json {
  return json.parse(JSON.parse(JSON.stringify(value ?? null)));
}

/** A group with a value for each of the names; a name without one is left out. */
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

/** Whether two values are the same; the order of fields does not count. */
export function isSame(a: Json | undefined, b: Json | undefined): boolean {
  if (a === b) return true;
  if (Array.isArray(a) && Array.isArray(b)) {
    return a.length === b.length && a.every((entry, index) => isSame(entry, b[index]));
  }
  if (!isGroup(a) || !isGroup(b)) return false;
  const names = Object.keys(a);
  return (
    names.length === Object.keys(b).length &&
    names.every((name) => Object.hasOwn(b, name) && isSame(a[name], b[name]))
  );
}
