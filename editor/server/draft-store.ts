import { createHash, randomUUID } from 'node:crypto';
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import {
  readUnsaved,
  type UnsavedFolders,
  unsavedFolders,
} from '../../src/content/edit/unsaved-files.ts';
import { folderKinds, hasFolders, pathOf } from '../../src/content/kind-files.ts';
import { draftRequest } from '../api.ts';
import { readWithHash, replaceFile } from './file-access.ts';

/** A file with unsaved changes, as it is kept until it is saved or discarded. */
const keptDraft = draftRequest.extend({
  /** The text that saving would write into the content file. */
  text: z.string(),
  /** A new id each time; by the id the server notices that another window has changed the draft. */
  revision: z.string(),
});

type KeptDraft = z.output<typeof keptDraft>;

/** Keeps the unsaved changes of a content folder on disk, so that they survive the end of the editor. */
export class DraftStore {
  readonly folders: UnsavedFolders;

  /** @param content The content folder, an absolute path. */
  constructor(content: string) {
    this.folders = unsavedFolders(content);
  }

  async all(): Promise<KeptDraft[]> {
    return await readUnsaved(this.folders.drafts, keptDraft);
  }

  /** The unsaved changes of the file at a path; undefined where there are none. */
  async of(path: string): Promise<KeptDraft | undefined> {
    return (await this.all()).find((draft) => draft.path === path);
  }

  /** Keeps unsaved changes of a file instead of those before. Returns them with their new revision. */
  async keep(draft: Omit<KeptDraft, 'revision'>): Promise<KeptDraft> {
    const kept = { ...draft, revision: randomUUID() };
    const file = this.#fileOf(draft.path);
    await replaceFile(file, readWithHash(file).hash, JSON.stringify(kept));
    return kept;
  }

  async remove(path: string): Promise<void> {
    await rm(this.#fileOf(path), { force: true });
  }

  /** Removes the images of new entries that were given up. */
  async removeUnusedImages(): Promise<void> {
    const paths = new Set((await this.all()).map(({ path }) => path));
    for (const { folder, kind } of folderKinds.filter((entries) => hasFolders(entries.kind))) {
      const images = join(this.folders.images, folder);
      for (const id of await readdir(images).catch(() => [])) {
        if (!paths.has(pathOf(kind, id))) await rm(join(images, id), { recursive: true });
      }
    }
  }

  /** The name has no part of the path, which may be too long for a file name. */
  #fileOf(path: string): string {
    const name = createHash('sha256').update(path).digest('hex').slice(0, 32);
    return join(this.folders.drafts, `${name}.json`);
  }
}
