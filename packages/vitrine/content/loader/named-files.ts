import type { z } from 'zod';
import { isRecord } from '../../i18n/is-record.ts';
import { textsOf, valueAt } from '../edit/walk.ts';
import { imageType } from '../images/content-image.ts';
import type { FileType, FindFile } from '../images/file-finder.ts';
import type { FileIssue } from '../images/image-files.ts';
import { captionsType, pictureVideoType, videoType } from '../images/media.ts';
import { formats } from '../schemas/fields/formats.ts';
import type { FieldPath } from './field-path.ts';
import { infoAt } from './schema-keys.ts';

/** The result for a field that names a file: the path and facts such as the size, or an issue. */
export interface NamedFile {
  field: FieldPath;
  result: object | FileIssue;
}

/** The types of files, such as images, by the `format` of the fields that name them. */
const typesByFormat = new Map<unknown, FileType<object>>([
  [formats.image, imageType],
  [formats.video, videoType],
  [formats.pictureVideo, pictureVideoType],
  [formats.captions, captionsType],
]);

/** The type of file that a field names; undefined for a field that names no file. */
export function fileTypeOf(schema: z.ZodType, field: FieldPath): FileType<object> | undefined {
  return typesByFormat.get(infoAt(schema, field).format);
}

/**
 * Finds the files that the fields of a content file name.
 *
 * @param data The fields of the file, before validation.
 */
export async function findNamedFiles(
  schema: z.ZodType,
  data: unknown,
  find: FindFile,
): Promise<NamedFile[]> {
  const found = textsOf(data).map(async ({ path: field, value }) => {
    const type = fileTypeOf(schema, field);
    return type ? [{ field, result: await find(value, type) }] : [];
  });
  return (await Promise.all(found)).flat();
}

/**
 * Adds the path, size and other facts of each named file to valid data. There the schema has already replaced each name
 * by an object with placeholders for these facts.
 *
 * @param found The files, none of them with an issue.
 */
export function addFileFacts(data: unknown, found: readonly NamedFile[]): void {
  for (const { field, result } of found) {
    const file = valueAt(data, field);
    if (isRecord(file)) Object.assign(file, result);
  }
}
