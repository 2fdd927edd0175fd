import { existsSync } from 'node:fs';
import { cp, mkdir, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { HTTPException } from 'hono/http-exception';
import { ROOT } from '../../platform/project.ts';
import type { FormGroup } from '../../src/content/edit/form-schema.ts';
import { idFrom, nextNumber } from '../../src/content/edit/ids.ts';
import type { JsonGroup } from '../../src/content/edit/json.ts';
import { unixLines } from '../../src/content/edit/line-ends.ts';
import {
  folderKinds,
  hasFolders,
  type KindFile,
  kindFile,
  kindFilesIn,
  pathOf,
} from '../../src/content/kind-files.ts';
import { takenAddresses } from '../../src/content/loader/entries.ts';
import { showPath } from '../../src/content/loader/reader.ts';
import { registry } from '../../src/content/registry.ts';
import { today } from '../../src/content/schemas/fields/dates.ts';
import type {
  FileState,
  Overview,
  PublishAnswer,
  PublishState,
  RemoveAnswer,
  SaveAnswer,
  SaveRequest,
} from '../api.ts';
import { fillIds } from '../form/fill-ids.ts';
import { collapseTranslation, expandTranslation, splitLanguage } from '../form/translation.ts';
import { messages } from '../messages.ts';
import { changeText, splitFile } from './change-text.ts';
import {
  ABSENT,
  MAX_NAME,
  moveFolder,
  readRaw,
  replaceFile,
  resolveInside,
  temporaryPath,
} from './files.ts';
import { addImage, extensionOf, imagesFor } from './images.ts';
import { findIssues, issuesOfChange, placeIssues } from './issues.ts';
import { type Alone, publish, publishState } from './publish.ts';
import { fieldsOf, formFor, projectsIn, titleAt, titleOf } from './read-content.ts';
import { stagingFolder } from './staging.ts';
import { turns } from './turns.ts';

/** Where removed files are kept. */
const REMOVED = resolve(ROOT, '.cache/editor/removed');

/** A file that may be a translation. */
interface EditedFile extends KindFile {
  /** The file of the first language; the same where it is one of that. */
  original: KindFile;
}

/** Reads and changes the files of one content folder. */
export class ContentStore {
  readonly folder: string;
  /** Keeps the images of entries that are not saved yet, by the paths that they will have. */
  readonly #staging: string;
  /** Removed entries by the time of their removal, which also names their folder. */
  readonly #removed = new Map<string, { path: string; target: string; keptAt: string }>();
  /** One change after the other, so that none is checked against what another is changing. */
  readonly #inTurn = turns();
  /** Apart from saving: hooks and a push may take minutes. */
  readonly #publishing = turns();

  /**
   * @param folder The content folder, absolute.
   * @param editor The id of the editor's process.
   */
  constructor(folder: string, editor = process.pid) {
    this.folder = folder;
    this.#staging = stagingFolder(folder, editor);
  }

  /**
   * The file at a path, that of a further language with the path of its translation.
   *
   * @throws HTTPException where the editor has none of that name
   */
  async find(path: string): Promise<EditedFile> {
    const { language, original } = splitLanguage(path);
    const file = kindFile(original);
    const isLanguage = language === undefined || (await this.#languages()).includes(language, 1);
    if (file === undefined || !isLanguage) {
      throw new HTTPException(404, { message: messages.errors.noFile.replace('{path}', path) });
    }
    return { ...file, path, original: file };
  }

  /** All languages of the site, that of the originals first. */
  async #languages(): Promise<string[]> {
    const locales = (await fieldsOf(this.folder, registry.site.file))?.locales;
    return Array.isArray(locales) ? locales.map(String) : [];
  }

  /** What stands in the folder. */
  async overview(): Promise<Overview> {
    const found = await findIssues(this.folder);
    const issues = await placeIssues(this.folder, found);
    const files = await kindFilesIn(this.folder);
    const entries = await Promise.all(
      files.map(async (file) => {
        const { path, name, kind, id = '' } = file;
        return {
          path,
          kind: name,
          title: await titleOf(this.folder, file),
          exists: existsSync(join(this.folder, path)),
          issueCount: issues.filter((own) => splitLanguage(own.path ?? '').original === path)
            .length,
          shownAt: kind.pages[0].replace('*', () => id),
        };
      }),
    );
    return {
      folder: showPath(this.folder),
      files: entries,
      folders: folderKinds.map(({ name, kind }) => ({ kind: name, heading: `${kind.title}s` })),
      issues: issues.filter((issue) => issue.path === undefined),
      isValid: issues.length === 0,
    };
  }

  /** A file with all that its form needs. @throws HTTPException where it may not be opened */
  async open(path: string): Promise<FileState> {
    const file = await this.find(path);
    const { hash, raw } = readRaw(await resolveInside(this.folder, path));
    const text = unixLines(raw);
    const exists = hash !== ABSENT;
    const body = splitFile(path, text)?.body;
    const { kind, id } = file;
    const translated = await this.#translated(file);
    const dated = id === undefined || translated ? undefined : kind.latestBy;
    const fresh = dated === undefined ? {} : { [dated]: today() };
    const own = exists ? await fieldsOf(this.folder, path) : fresh;
    const value = own && translated ? expandTranslation(translated.value, own) : own;
    const issues = await placeIssues(this.folder, await findIssues(this.folder));
    return {
      path,
      title: exists || translated ? await titleOf(this.folder, file.original) : kind.title,
      exists,
      isEntry: id !== undefined,
      languages: await this.#languages(),
      translated,
      hash,
      text,
      value,
      body,
      form: await formFor(this.folder, file),
      images: await imagesFor(await this.imageRoot(file.original), file.original),
      projects: await projectsIn(this.folder),
      issues: exists ? issues.filter((issue) => issue.path === path) : [],
    };
  }

  /** What a file translates; undefined where it is an original. */
  async #translated({ path, original }: EditedFile): Promise<FileState['translated']> {
    if (path === original.path) return undefined;
    const { raw } = readRaw(await resolveInside(this.folder, original.path));
    const body = splitFile(original.path, unixLines(raw))?.body;
    return { path: original.path, value: (await fieldsOf(this.folder, original.path)) ?? {}, body };
  }

  /** The fields of a file as they are to be written, of those in its form. */
  async #written(file: EditedFile, form: FormGroup, value: JsonGroup): Promise<JsonGroup> {
    const translated = await this.#translated(file);
    if (!translated) return fillIds(form, value);
    const before = (await fieldsOf(this.folder, file.path)) ?? {};
    return collapseTranslation(translated.value, value, before);
  }

  /** Saves a change, where the check has nothing against it. */
  save(request: SaveRequest): Promise<SaveAnswer> {
    return this.#inTurn(async () => {
      const own = await this.find(request.path);
      const { path } = own;
      const target = await resolveInside(this.folder, path);
      const { hash, raw } = readRaw(target);
      if (hash !== request.hash) return { kind: 'changed' };
      const form = await formFor(this.folder, own);
      const { change } = request;
      const value = 'value' in change && (await this.#written(own, form, change.value));
      const written = changeText(path, raw, value ? { ...change, value } : change, form);
      if (hasFolders(own.kind) && !existsSync(dirname(target))) {
        return await this.#saveNew(path, target, written);
      }
      const texts = new Map([[target, unixLines(written)]]);
      const issues = await issuesOfChange(this.folder, { texts }, target);
      if (issues.length > 0) return { kind: 'invalid', issues };
      const isSame = written === raw && hash !== ABSENT;
      const isSaved = isSame || (await replaceFile(target, hash, written));
      return isSaved ? { kind: 'saved', file: await this.open(path) } : { kind: 'changed' };
    });
  }

  /** Saves the first file of an entry that has a folder, together with its images. */
  async #saveNew(path: string, target: string, written: string): Promise<SaveAnswer> {
    const folder = dirname(target);
    const staged = join(this.#staging, dirname(path));
    const temporary = temporaryPath(folder);
    try {
      await mkdir(temporary, { recursive: true });
      if (existsSync(staged)) await cp(staged, temporary, { recursive: true });
      await writeFile(join(temporary, basename(target)), written);
      const texts = new Map([[target, unixLines(written)]]);
      const folders = new Map([[folder, temporary]]);
      const issues = await issuesOfChange(this.folder, { texts, folders }, target);
      if (issues.length > 0) return { kind: 'invalid', issues };
      if (!moveFolder(temporary, folder)) return { kind: 'changed' };
    } finally {
      await rm(temporary, { recursive: true, force: true });
    }
    await rm(staged, { recursive: true, force: true });
    return { kind: 'saved', file: await this.open(path) };
  }

  /** The folder that stands in for the content folder where the images of a file are. */
  async imageRoot({ path, kind }: KindFile): Promise<string> {
    // A folder without its file would be a mistake in the content.
    const isNew = hasFolders(kind) && !existsSync(dirname(join(this.folder, path)));
    if (!isNew) return this.folder;
    await mkdir(this.#staging, { recursive: true });
    return this.#staging;
  }

  /** Takes an entry, such as a project, out of the content; it is kept aside. */
  remove(path: string, hash: string): Promise<RemoveAnswer> {
    return this.#inTurn(async () => {
      const { kind, id } = await this.find(path);
      if (id === undefined) throw new HTTPException(403, { message: messages.errors.notDeletable });
      const file = await resolveInside(this.folder, path);
      if (readRaw(file).hash !== hash) return { kind: 'changed' };
      const target = hasFolders(kind) ? dirname(file) : file;
      const issues = await issuesOfChange(
        this.folder,
        { texts: new Map([[target, undefined]]) },
        file,
      );
      if (issues.length > 0) return { kind: 'invalid', issues };
      const day = new Date().toISOString().replaceAll(/[:.]/g, '-');
      const keptAt = join(REMOVED, day, basename(target));
      await mkdir(dirname(keptAt), { recursive: true });
      await cp(target, keptAt, { recursive: true });
      if (readRaw(file).hash !== hash) {
        await rm(dirname(keptAt), { recursive: true });
        return { kind: 'changed' };
      }
      await rm(target, { recursive: true });
      this.#removed.set(day, { path, target, keptAt });
      return { kind: 'removed', keptAt: showPath(keptAt), undo: day };
    });
  }

  /**
   * Puts an entry back that was removed since the editor was started; returns its path.
   *
   * @param undo As the removal gave it.
   * @throws HTTPException where there is no such removal, or something else stands in its place
   */
  restore(undo: string): Promise<string> {
    return this.#inTurn(async () => {
      const removed = this.#removed.get(undo);
      if (!removed || existsSync(removed.target)) {
        throw new HTTPException(409, { message: messages.errors.notRestorable });
      }
      await cp(removed.keptAt, removed.target, { recursive: true });
      this.#removed.delete(undo);
      return removed.path;
    });
  }

  /** Adds an image beside a file; returns its name as the file would write it. */
  async addImage(path: string, name: string, bytes: Uint8Array): Promise<string> {
    const { original: file } = await this.find(path);
    const extension = await extensionOf(bytes);
    return await this.#inTurn(async () =>
      addImage(await this.imageRoot(file), file, name, extension, bytes),
    );
  }

  /**
   * A path that is free for a new entry; nothing is written.
   *
   * @throws HTTPException for an unknown kind, an empty or an overlong title
   */
  async freePath(wanted: string, title: string): Promise<string> {
    const own = folderKinds.find(({ name }) => name === wanted);
    if (own === undefined) throw new HTTPException(400, { message: messages.errors.notUnderstood });
    if (title.trim() === '' || title.length > MAX_NAME) {
      throw new HTTPException(400, { message: messages.errors.badTitle });
    }
    const { name, kind } = own;
    const files = (await kindFilesIn(this.folder)).filter((file) => file.name === name);
    const ids = files.map(({ id = '' }) => id);
    if (hasFolders(kind)) return pathOf(kind, nextNumber(ids));
    return pathOf(kind, idFrom(title, name, [...ids, ...takenAddresses]));
  }

  /** What has changed since the last commit, or why nothing can be published. */
  publishState(): Promise<PublishState> {
    return publishState(this.folder, (path) => titleAt(this.folder, path));
  }

  /**
   * Commits what has changed and pushes it.
   *
   * @throws HTTPException where the content has mistakes, with which no site could be built
   */
  publish(sentence: string): Promise<PublishAnswer> {
    const alone: Alone = (work) =>
      this.#inTurn(async () => {
        const [issue] = await placeIssues(this.folder, await findIssues(this.folder));
        if (issue === undefined) return await work();
        const message = messages.publish.invalid.replace('{title}', issue.title);
        throw new HTTPException(409, { message });
      });
    return this.#publishing(() => publish(this.folder, sentence, { alone }));
  }
}
