import { AsyncLocalStorage } from 'node:async_hooks';
import { z } from 'zod';
import type { IssueParams } from '../../content-issue.ts';
import type { ImageShelf } from '../../images/images.ts';
import { type FieldInfo, fieldInfo } from './field-info.ts';
import { formats } from './formats.ts';

/** What the images of a file are found with while the file is checked. */
interface Desk {
  shelf: ImageShelf;
  /** Where paths begin: the folder of the file that names the image, absolute; the first that has it. */
  folders: readonly [string, ...string[]];
}

const desk = new AsyncLocalStorage<Desk>();

/**
 * Checks a file whose image fields are paths from a folder. Schemas are made once and serve files
 * in many folders, so the folder is not a part of them.
 *
 * @param folders The folder of the file, absolute; for a translation also that of its original.
 */
export function withImages<T>(
  shelf: ImageShelf,
  folders: readonly [string, ...string[]],
  check: () => Promise<T>,
): Promise<T> {
  return desk.run({ shelf, folders }, check);
}

/** The name of an image file, as a path from the file that names it; read as the image. */
export const image = (info: FieldInfo & { leastWidth: number }) =>
  z
    .string({ error: 'the name of an image file' })
    .register(fieldInfo, info)
    .transform(async (name, context) => {
      const place = desk.getStore();
      if (place === undefined) throw new Error('An image field is checked outside withImages.');
      const [folder, ...others] = place.folders;
      const result = await place.shelf.find(name, folder);
      if ('image' in result) return result.image;
      for (const other of others) {
        const there = await place.shelf.find(name, other);
        if ('image' in there) return there.image;
      }
      const { expected, ...rest } = result;
      const params: IssueParams = rest;
      context.addIssue({ code: 'custom', message: expected, input: name, params });
      return z.NEVER;
    })
    .meta({ format: formats.image });
