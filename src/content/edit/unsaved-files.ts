import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { hasCode } from '../../../platform/error-codes.ts';
import { CACHE } from '../../../platform/site-paths.ts';
import { hasFolders, kindFile } from '../kind-files.ts';
import type { Drafts } from '../loader/folder-lists.ts';

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

/** The part of a file with unsaved changes that the preview needs: the text that saving would write. */
const draftSchema = z.object({ path: z.string(), text: z.string() });

/**
 * Reads the files with unsaved changes.
 *
 * @param schema The schema of each file.
 */
export async function readUnsaved<Schema extends z.ZodType>(
  folder: string,
  schema: Schema,
): Promise<z.output<Schema>[]> {
  const present = await readdir(folder).catch(() => []);
  const names = present.filter((name) => /^[^.].*\.json$/.test(name)).sort();
  const texts = await Promise.all(
    names.map((name) =>
      readFile(join(folder, name), 'utf8').catch((error: unknown) => {
        // The file was saved since the names were listed.
        if (hasCode(error, 'ENOENT')) return undefined;
        throw error;
      }),
    ),
  );
  return texts.flatMap((text) => (text === undefined ? [] : schema.parse(JSON.parse(text))));
}

/** The unsaved changes of a content folder, for the loader. */
export async function draftsOf(content: string): Promise<Drafts> {
  const { drafts, images } = unsavedFolders(content);
  const files = await readUnsaved(drafts, draftSchema);
  const texts = new Map(files.map(({ path, text }) => [join(content, path), text]));
  const folders = new Map(
    files.flatMap(({ path }) => {
      const kind = kindFile(path)?.kind;
      const folder = dirname(path);
      const isNew = kind && hasFolders(kind) && !existsSync(join(content, folder));
      return isNew ? [[join(content, folder), join(images, folder)]] : [];
    }),
  );
  return { texts, folders };
}
