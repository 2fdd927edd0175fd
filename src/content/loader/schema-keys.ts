import { z } from 'zod';
import type { FieldPath } from './yaml-file.ts';

/** The schema of the value at a path; undefined where the schema has none. */
export function schemaAt(schema: z.ZodType, path: FieldPath): z.ZodType | undefined {
  let current: unknown = schema;
  for (const part of path) {
    const outer = unwrap(current);
    if (outer instanceof z.ZodArray) current = outer.element;
    else if (outer instanceof z.ZodObject) current = outer.shape[String(part)];
  }
  return current instanceof z.ZodType ? current : undefined;
}

/** The names of the fields that a schema allows in the group at a path. */
export function knownKeys(schema: z.ZodType, path: FieldPath): string[] {
  const group = unwrap(schemaAt(schema, path));
  return group instanceof z.ZodObject ? Object.keys(group.shape) : [];
}

function unwrap(schema: unknown): unknown {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault) {
    return unwrap(schema.unwrap());
  }
  return schema instanceof z.ZodPipe ? unwrap(schema.in) : schema;
}
