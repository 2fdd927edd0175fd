import { randomUUID } from 'node:crypto';
import { globSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { isAside, makeFolder, setAside } from 'vitrine/command';
import { contentFileAt } from 'vitrine/editing';
import { z } from 'zod';
import { draftRequest } from '../api.ts';
import { readWithHash, replaceFile } from './file-access.ts';
import { draftName, readUnsaved, type UnsavedFolders, unsavedFolders } from './unsaved-files.ts';

/** A file with unsaved changes, as it is kept until it is saved or discarded. */
const keptDraft = draftRequest.extend({
  /** The path of a content file; another version of the program may know other files. */
  path: z.string().refine((path) => contentFileAt(path) !== undefined),
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

  /** All unsaved changes. What cannot be read is set aside, so that the rest can be edited. */
  async all(): Promise<KeptDraft[]> {
    const { drafts, damaged } = await readUnsaved(this.folders.drafts, keptDraft);
    for (const path of damaged) await setAside(path);
    return drafts;
  }

  /** The paths of the unsaved changes that were set aside, until the owner deletes them. */
  async asides(): Promise<string[]> {
    const { drafts } = this.folders;
    const pathsIn = [dirname(drafts), drafts].map(async (folder) =>
      (await readdir(folder).catch(() => [])).filter(isAside).map((name) => join(folder, name)),
    );
    return (await Promise.all(pathsIn)).flat().sort();
  }

  /** The unsaved changes of the file at a path; undefined where there are none. */
  async of(path: string): Promise<KeptDraft | undefined> {
    return (await this.all()).find((draft) => draft.path === path);
  }

  /** Keeps unsaved changes of a file instead of those before. Returns them with their new revision. */
  async keep(draft: Omit<KeptDraft, 'revision'>): Promise<KeptDraft> {
    const kept = { ...draft, revision: randomUUID() };
    const file = this.#fileOf(draft.path);
    await makeFolder(this.folders.drafts);
    await replaceFile(file, readWithHash(file).hash, JSON.stringify(kept));
    return kept;
  }

  async remove(path: string): Promise<void> {
    await rm(this.#fileOf(path), { force: true });
  }

  /** Removes the images of new entries that were given up. Those of changes that were set aside stay. */
  async removeUnusedImages(): Promise<void> {
    const drafts = await this.all();
    if ((await this.asides()).length > 0) return;
    const { images } = this.folders;
    const used = new Set(drafts.map(({ path }) => join(images, dirname(path))));
    for (const entry of globSync('*/*', { cwd: images }).map((path) => join(images, path))) {
      if (!used.has(entry)) await rm(entry, { recursive: true });
    }
  }

  #fileOf(path: string): string {
    return join(this.folders.drafts, draftName(path));
  }
}
