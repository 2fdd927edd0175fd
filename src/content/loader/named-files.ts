import { z } from 'zod';
import { isRecord } from '../../lib/is-record.ts';
import { valueAt } from '../edit/walk.ts';
import { imageType } from '../images/content-image.ts';
import type { FileContext, FileType } from '../images/file-finder.ts';
import type { FileIssue } from '../images/image-files.ts';
import { captionsType, videoType } from '../images/media.ts';
import { formats } from '../schemas/fields/formats.ts';
import { infoAt, schemaAt, unwrap } from './schema-keys.ts';
import type { FieldPath } from './yaml-file.ts';

/** A file that a field names: the facts about it with its path in the content folder, or an issue. */
export interface NamedFile {
  field: FieldPath;
  result: object | FileIssue;
}

/** The types of files that fields name, by the format of the field. */
const types = new Map<unknown, FileType<object>>([
  [formats.image, imageType],
  [formats.video, videoType],
  [formats.captions, captionsType],
]);

/** The type of the file that a field names; undefined for a field of another kind. */
export function fileTypeOf(schema: z.ZodType): FileType<object> | undefined {
  return types.get(infoAt(schema, []).format);
}

/**
 * Finds the files that the fields of a content file name.
 *
 * @param data The fields, not checked yet.
 */
export async function findNamedFiles(
  schema: z.ZodType,
  data: unknown,
  files: FileContext,
): Promise<NamedFile[]> {
  const found = fileNames(schema, data).map(async ({ field, name, type }) => ({
    field,
    result: await files.find(name, type),
  }));
  return await Promise.all(found);
}

interface FileName {
  field: FieldPath;
  name: string;
  type: FileType<object>;
}

function fileNames(
  schema: z.ZodType | undefined,
  data: unknown,
  field: FieldPath = [],
): FileName[] {
  if (schema === undefined) return [];
  if (typeof data === 'string') {
    const type = fileTypeOf(schema);
    return type ? [{ field, name: data, type }] : [];
  }
  const group = unwrap(schema);
  if (Array.isArray(data) && group instanceof z.ZodArray) {
    const entry = schemaAt(group, [0]);
    return data.flatMap((value, index) => fileNames(entry, value, [...field, index]));
  }
  if (!isRecord(data) || !(group instanceof z.ZodObject)) return [];
  return Object.entries(data).flatMap(([key, value]) =>
    Object.hasOwn(group.shape, key)
      ? fileNames(schemaAt(group, [key]), value, [...field, key])
      : [],
  );
}

/** Fills the facts about the named files into the checked data. */
export function fillIn(data: unknown, found: readonly NamedFile[]): void {
  for (const { field, result } of found) {
    const file = valueAt(data, field);
    if (isRecord(file)) Object.assign(file, result);
  }
}
