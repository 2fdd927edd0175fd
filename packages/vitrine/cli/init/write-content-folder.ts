import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { filePath } from '../../content/collection-files.ts';
import { contentText } from '../../content/edit/content-text.ts';
import type { FieldPath } from '../../content/loader/field-path.ts';
import { loadContent } from '../../content/loader/load.ts';
import { type CollectionName, registry } from '../../content/registry.ts';
import { copyImage, type LocalImage } from '../content-files/copy-image.ts';

/** A file of a new content folder before it is written. */
export interface Draft {
  collection: CollectionName;
  /** The id, if the file is one of several of its collection, such as a project. */
  id?: string;
  data: object;
  /** The text below the front matter of a Markdown file. */
  body?: string;
  /** Suggestions for the owner, in addition to the warnings of `npm run check`. */
  notes?: readonly Note[];
  /** An image that is copied into the folder of the file, with the name `cover`. */
  cover?: LocalImage;
}

export interface Note {
  field: FieldPath;
  /** The suggestion, as a sentence. */
  what: string;
}

/** The path of a file in the content folder, with forward slashes. */
export function draftPath({ collection, id = '' }: Draft): string {
  return filePath(registry[collection]).replace('*', () => id);
}

/** Whether a path is a file or a folder that is not empty, which must not be overwritten. */
export async function hasContent(path: string): Promise<boolean> {
  if (!existsSync(path)) return false;
  const names = await readdir(path).catch(() => ['a file']);
  return names.length > 0;
}

/**
 * Writes and checks the content in a temporary folder, and then renames this folder to `folder`. An
 * existing folder with content gets another name first.
 *
 * @param folder The absolute path of the new content folder.
 * @returns The new absolute path of the existing folder; undefined if there was none.
 * @throws ContentError if the content has an error; `folder` is not changed in this case
 */
export async function writeContentFolder(
  folder: string,
  drafts: readonly Draft[],
): Promise<string | undefined> {
  const temporary = join(dirname(folder), `.${basename(folder)}-${randomUUID()}`);
  await mkdir(temporary, { recursive: true });
  try {
    for (const draft of drafts) {
      const file = join(temporary, draftPath(draft));
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, contentText(registry[draft.collection], draft.data, draft.body));
      if (draft.cover) await copyImage(draft.cover, join(dirname(file), 'cover'));
    }
    await loadContent(temporary);
    const old = (await hasContent(folder)) ? backupName(folder) : undefined;
    if (old === undefined) await rm(folder, { recursive: true, force: true });
    else await rename(folder, old);
    await rename(temporary, folder);
    return old;
  } finally {
    await rm(temporary, { recursive: true, force: true });
  }
}

/** An unused path, to which an existing folder is renamed before a new folder replaces it. */
export function backupName(folder: string): string {
  for (let number = 1; ; number += 1) {
    const name = `${folder}-before-${number}`;
    if (!existsSync(name)) return name;
  }
}
