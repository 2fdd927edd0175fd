import { z } from 'zod';
import { type FieldInfo, fieldInfo } from '../schemas/fields/field-info.ts';
import type { FieldPath } from './yaml-file.ts';

/** The schema of the field at a path; undefined if the schema has no such field. */
export function schemaAt(schema: z.ZodType, path: FieldPath): z.ZodType | undefined {
  let current: unknown = schema;
  for (const part of path) {
    const outer = unwrap(current);
    if (outer instanceof z.ZodArray && typeof part === 'number') current = outer.element;
    else current = outer instanceof z.ZodObject ? outer.shape[String(part)] : undefined;
  }
  return current instanceof z.ZodType ? current : undefined;
}

/** The names of the fields that a schema allows in the group (object) at a path. */
export function knownKeys(schema: z.ZodType, path: FieldPath): string[] {
  const group = unwrap(schemaAt(schema, path));
  return group instanceof z.ZodObject ? Object.keys(group.shape) : [];
}

/** The description and {@link fieldInfo} of the field at a path; empty if there is no such field. */
export function infoAt(
  schema: z.ZodType,
  path: FieldPath,
): FieldInfo & { description?: string | undefined; format?: unknown } {
  let info = {};
  for (const layer of layersOf(schemaAt(schema, path)).reverse()) {
    info = { ...info, ...layer.meta(), ...fieldInfo.get(layer) };
  }
  return info;
}

/** The input schema of a field, without its optional, default and pipe wrappers. */
function unwrap(schema: unknown): z.ZodType | undefined {
  return layersOf(schema).at(-1);
}

/** A schema, and the input schemas within its optional, default and pipe wrappers. */
function layersOf(schema: unknown): z.ZodType[] {
  if (!(schema instanceof z.ZodType)) return [];
  if (schema instanceof z.ZodPipe) return [schema, ...layersOf(schema.in)];
  const hasInner = schema instanceof z.ZodOptional || schema instanceof z.ZodDefault;
  return [schema, ...(hasInner ? layersOf(schema.unwrap()) : [])];
}
