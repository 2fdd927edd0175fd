import { AsyncLocalStorage } from 'node:async_hooks';
import { z } from 'zod';
import type { IssueParams } from '../../content-issue.ts';
import { isIssue } from '../../images/image-files.ts';
import { type FileShelf, type FileSort, imageSort } from '../../images/images.ts';
import { captionsSort, videoSort } from '../../images/media.ts';
import { type FieldInfo, fieldInfo } from './field-info.ts';
import { formats } from './formats.ts';

/** Where the images and videos that a file names are looked for while the file is checked. */
interface Desk {
  shelf: FileShelf;
  /** Where paths begin: the folder of the file that names a file, absolute; the first that has it. */
  folders: readonly [string, ...string[]];
}

const desk = new AsyncLocalStorage<Desk>();

/**
 * Checks a file whose fields are paths from a folder. Schemas are made once and serve files
 * in many folders, so the folder is not a part of them.
 *
 * @param folders The folder of the file, absolute; for a translation also that of its original.
 */
export function withFiles<T>(
  shelf: FileShelf,
  folders: readonly [string, ...string[]],
  check: () => Promise<T>,
): Promise<T> {
  return desk.run({ shelf, folders }, check);
}

/** The name of an image file, as a path from the file that names it; read as the image. */
export const image = (info: FieldInfo & { leastWidth: number }) =>
  fileName(imageSort, formats.image, info);

/** The same of a video. */
export const video = () => fileName(videoSort, formats.video);

/** The same of captions (WebVTT). */
export const captions = () => fileName(captionsSort, formats.captions);

const fileName = <T extends object>(sort: FileSort<T>, format: string, info: FieldInfo = {}) =>
  z
    .string({ error: `the name of ${sort.noun}` })
    .register(fieldInfo, info)
    .transform(async (name, context) => {
      const result = await findFile(name, sort);
      if (!isIssue(result)) return result;
      const { expected, ...rest } = result;
      const params: IssueParams = rest;
      context.addIssue({ code: 'custom', message: expected, input: name, params });
      return z.NEVER;
    })
    .meta({ format });

/** A file that is named by the file which is being checked; only within {@link withFiles}. */
export async function findFile<T extends object>(name: string, sort: FileSort<T>) {
  const place = desk.getStore();
  if (place === undefined) throw new Error('A file is looked for outside withFiles.');
  const [folder, ...others] = place.folders;
  const result = await place.shelf.find(name, folder, sort);
  for (const other of isIssue(result) ? others : []) {
    const there = await place.shelf.find(name, other, sort);
    if (!isIssue(there)) return there;
  }
  return result;
}
