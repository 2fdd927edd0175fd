import { existsSync } from 'node:fs';
import { cp, rename, rm } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { displayPath, makeFolder, ROOT } from 'vitrine/command';
import type { ContentFile } from 'vitrine/editing';
import type { RemoveResponse } from '../api.ts';
import type { EditorLanguage } from '../language.ts';
import { readWithHash, resolveInside, temporaryPath } from './file-access.ts';
import { issuesOfChange } from './issues.ts';
import { Refusal } from './refusal.ts';

/** The folder for copies of deleted entries. */
const BACKUP_FOLDER = resolve(ROOT, '.cache/editor/removed');

/** Deletes entries of a content folder, such as projects, and keeps a copy of each. */
export class RemovedEntries {
  readonly #folder: string;
  /** Deleted entries by the time of the deletion, which also names the folder of the copy. */
  readonly #entries = new Map<string, { path: string; target: string; backupPath: string }>();

  /** @param folder The content folder, an absolute path. */
  constructor(folder: string) {
    this.#folder = folder;
  }

  /**
   * Deletes an entry, unless the content would have issues without it.
   *
   * @param hash The hash of the file that the owner saw.
   * @throws Refusal for a file that is no entry
   */
  async remove(
    { path, folder, id }: ContentFile,
    hash: string,
    language: EditorLanguage,
  ): Promise<RemoveResponse> {
    if (id === undefined) throw new Refusal(403, ({ errors }) => errors.notDeletable);
    const file = await resolveInside(this.#folder, path);
    if (readWithHash(file).hash !== hash) return { kind: 'changed' };
    const target = folder === undefined ? file : dirname(file);
    const texts = new Map([[target, undefined]]);
    const issues = await issuesOfChange(this.#folder, { texts }, file, language);
    if (issues.length > 0) return { kind: 'invalid', issues };
    const day = new Date().toISOString().replaceAll(/[:.]/g, '-');
    const backupPath = join(BACKUP_FOLDER, day, basename(target));
    await makeFolder(dirname(backupPath));
    const dropCopy = () => rm(dirname(backupPath), { recursive: true, force: true });
    try {
      await cp(target, backupPath, { recursive: true });
    } catch (error) {
      // A part of a copy is no copy, for example if the disk is full.
      await dropCopy();
      throw error;
    }
    if (readWithHash(file).hash !== hash) {
      await dropCopy();
      return { kind: 'changed' };
    }
    await rm(target, { recursive: true });
    this.#entries.set(day, { path, target, backupPath });
    return { kind: 'removed', backupPath: displayPath(backupPath), undo: day };
  }

  /**
   * Restores an entry that was deleted since the editor was started; returns the path of the entry.
   *
   * @param undo The id from the response to the deletion.
   * @throws Refusal for an unknown id, or where another file exists at the path
   */
  async restore(undo: string): Promise<string> {
    const removed = this.#entries.get(undo);
    if (!removed || existsSync(removed.target) || !existsSync(removed.backupPath)) {
      throw new Refusal(409, ({ errors }) => errors.notRestorable);
    }
    const temporary = temporaryPath(removed.target);
    try {
      await cp(removed.backupPath, temporary, { recursive: true });
      await rename(temporary, removed.target);
    } finally {
      await rm(temporary, { recursive: true, force: true });
    }
    this.#entries.delete(undo);
    return removed.path;
  }
}
