import { z } from 'zod';
import { type FieldInfo, fieldInfo } from '../schemas/fields/field-info.ts';
import type { FieldPath } from './field-path.ts';

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
  const field = schemaAt(schema, path);
  if (field === undefined) return {};
  const cached = infos.get(field);
  if (cached) return cached;
  let info = {};
  for (const layer of layersOf(field).toReversed())
    info = { ...info, ...layer.meta(), ...fieldInfo.get(layer) };
  infos.set(field, info);
  return info;
}

/** Facts and layers of each schema, because checks ask for those of each field of hundreds of files. */
const infos = new WeakMap<z.ZodType, ReturnType<typeof infoAt>>();
const layers = new WeakMap<z.ZodType, readonly z.ZodType[]>();

/** The input schema of a field, without its optional, default and pipe wrappers. */
function unwrap(schema: unknown): z.ZodType | undefined {
  return layersOf(schema).at(-1);
}

/** A schema, and the input schemas within its optional, default and pipe wrappers. */
function layersOf(schema: unknown): readonly z.ZodType[] {
  if (!(schema instanceof z.ZodType)) return [];
  const cached = layers.get(schema);
  if (cached) return cached;
  const hasInner = schema instanceof z.ZodOptional || schema instanceof z.ZodDefault;
  const inner = schema instanceof z.ZodPipe ? schema.in : hasInner ? schema.unwrap() : undefined;
  const found = [schema, ...layersOf(inner)];
  layers.set(schema, found);
  return found;
}
