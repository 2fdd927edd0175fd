import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CACHE, hasCode } from 'vitrine/command';
import { contentFileAt, type Drafts } from 'vitrine/editing';
import { z } from 'zod';
import { firstTranslations } from './first-translations.ts';

/** The folders in which the editor keeps unsaved changes of one content folder. All paths are absolute. */
export interface UnsavedFolders {
  /** A JSON file for each content file with unsaved changes. */
  drafts: string;
  /** The images of new entries, by the future paths in the content folder. */
  images: string;
}

/** @param content The content folder, an absolute path. */
export function unsavedFolders(content: string): UnsavedFolders {
  const name = createHash('sha256').update(content).digest('hex').slice(0, 16);
  const folder = join(CACHE, 'editor/unsaved', name);
  return { drafts: join(folder, 'drafts'), images: join(folder, 'images') };
}

/** The name of the file with the unsaved changes of a path, which itself may be too long for a name. */
export function draftName(path: string): string {
  return `${createHash('sha256').update(path).digest('hex').slice(0, 32)}.json`;
}

/** The part of a file with unsaved changes that the preview needs: the text that saving would write. */
const draftSchema = z.object({ path: z.string(), text: z.string() });

/**
 * Reads the files with unsaved changes.
 *
 * @param schema The schema of each file.
 * @returns The data of the files, and the paths of what cannot be read: a damaged file, one of another version
 * of the program, one without read permission, one with the name of another path, or something else in the place of a file or of the folder.
 */
export async function readUnsaved<T extends { path: string }>(
  folder: string,
  schema: z.ZodType<T>,
): Promise<{ drafts: T[]; damaged: string[] }> {
  const drafts: T[] = [];
  const damaged: string[] = [];
  const isMissing = (error: unknown) => hasCode(error, 'ENOENT');
  const present = await readdir(folder).catch((error: unknown) => {
    if (!isMissing(error)) damaged.push(folder);
    return [];
  });
  for (const name of present.filter((one) => /^[^.].*\.json$/.test(one)).sort()) {
    const file = join(folder, name);
    try {
      const { data: draft } = schema.safeParse(JSON.parse(await readFile(file, 'utf8')));
      if (draft === undefined || name !== draftName(draft.path)) damaged.push(file);
      else drafts.push(draft);
    } catch (error) {
      // A missing file was saved since the names were listed.
      if (!isMissing(error)) damaged.push(file);
    }
  }
  return { drafts, damaged };
}

/** The unsaved changes of a content folder, for the loader. */
export async function draftsOf(content: string): Promise<Drafts> {
  const { drafts, images } = unsavedFolders(content);
  const { drafts: files } = await readUnsaved(drafts, draftSchema);
  const site = files.find(({ path }) => path === 'site.yaml');
  const texts = new Map([
    ...(site ? await firstTranslations(content, site.text) : []),
    ...files.map(({ path, text }) => [join(content, path), text] as const),
  ]);
  const folders = new Map(
    files.flatMap(({ path }) => {
      const { folder, language } = contentFileAt(path) ?? {};
      const isOriginal = folder !== undefined && language === undefined;
      if (!isOriginal || existsSync(join(content, folder))) return [];
      return [[join(content, folder), join(images, folder)]];
    }),
  );
  return { texts, folders };
}
