import { existsSync } from 'node:fs';
import { cp, mkdir, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { makeFolder } from 'vitrine/command';
import {
  type ContentFile,
  changeFile,
  contentFileAt,
  listContentFiles,
  newEntryPath,
  textOf,
} from 'vitrine/editing';
import type { FileFormat, FormGroup, JsonGroup } from 'vitrine/form';
import type {
  DiscardRequest,
  DraftRequest,
  DraftResponse,
  FileIssue,
  FileState,
  Overview,
  PublishRequest,
  PublishResponse,
  PublishState,
  RemoveResponse,
  SaveRequest,
  SaveResponse,
  ToDoList,
} from '../api.ts';
import { fillIds } from '../form/fill-ids.ts';
import { withoutEmptyGroups } from '../form/messages-form.ts';
import { collapseTranslation, expandTranslation } from '../form/translation.ts';
import type { EditorLanguage } from '../language.ts';
import { addMedia, extensionOf, mediaNamesFor } from './content-media.ts';
import { DraftStore } from './draft-store.ts';
import {
  ABSENT_HASH,
  MAX_NAME_LENGTH,
  moveFolder,
  readWithHash,
  replaceFile,
  resolveInside,
  temporaryPath,
} from './file-access.ts';
import { firstTranslations } from './first-translations.ts';
import { findErrors, issuesOfChange, placeIssues } from './issues.ts';
import { readOverview, unsavedErrors } from './overview.ts';
import { pagesIn } from './pages.ts';
import { publish, publishState } from './publish.ts';
import { createQueue } from './queue.ts';
import {
  collectionTitle,
  fileTitle,
  firstFieldsOf,
  formFor,
  isPerLanguage,
  languagesOf,
  projectsIn,
  readFields,
  titleAt,
} from './read-content.ts';
import { Refusal } from './refusal.ts';
import { RemovedEntries } from './removed-entries.ts';
import { siteLanguage } from './site-language.ts';
import { toDoList } from './to-do-list.ts';

/** Whether a page may replace the kept change of a file, because it has that change. */
function isSameDraft(kept: { revision: string } | undefined, request: DiscardRequest): boolean {
  return kept === undefined || kept.revision === request.revision;
}

/** Reads and changes the files of one content folder. */
export class ContentStore {
  readonly folder: string;
  readonly #drafts: DraftStore;
  readonly #removed: RemovedEntries;
  /** Runs changes one after the other, so that each is checked against the result of the previous one. */
  readonly #enqueue = createQueue();
  /** Runs publishing in a queue of its own, because git hooks and a push may delay saving for minutes. */
  readonly #publishing = createQueue();

  /** @param folder The content folder, an absolute path. */
  constructor(folder: string) {
    this.folder = folder;
    this.#drafts = new DraftStore(folder);
    this.#removed = new RemovedEntries(folder);
  }

  /**
   * Finds the content file at a path, such as `home.yaml` or, for a translation, `de/home.yaml`.
   *
   * @throws Refusal where no content file can have this path
   */
  async find(path: string): Promise<ContentFile> {
    const file = contentFileAt(path);
    const isLanguage = async ({ language }: ContentFile) =>
      language === undefined || (await languagesOf(this.folder)).includes(language, 1);
    // Unsaved changes in a language that the site no longer has can be opened and discarded.
    if (file && ((await isLanguage(file)) || (await this.#drafts.of(path)))) return file;
    throw new Refusal(404, ({ errors }) => errors.noFile, { path });
  }

  /** The language of the texts that the editor shows. */
  language(): Promise<EditorLanguage> {
    return siteLanguage(this.folder);
  }

  /** Lists the files of the content folder, with the number of issues in each. */
  async overview(): Promise<Overview> {
    return await readOverview(this.folder, this.#drafts, await this.language());
  }

  /** What is still to be written, as `npm run check` reports it. */
  async toDo(): Promise<ToDoList> {
    return await toDoList(this.folder, await this.language());
  }

  /** Reads a file with all data for its form. @throws Refusal where the path is not allowed */
  async open(path: string): Promise<FileState> {
    const file = await this.find(path);
    const language = await this.language();
    const { hash, raw } = readWithHash(await resolveInside(this.folder, path));
    const { text, body } = textOf(path, raw);
    const exists = hash !== ABSENT_HASH;
    const { collection, id } = file;
    const translated = await this.#translated(file);
    const fresh = () => (translated ? {} : firstFieldsOf(this.folder, file));
    const fields = exists ? await readFields(this.folder, path) : await fresh();
    const value = fields && translated ? expandTranslation(translated.value, fields) : fields;
    const issues = await this.#errors();
    const draft = await this.#draftOf(path, text);
    const ownTitle = exists || translated;
    return {
      path,
      title: ownTitle
        ? await fileTitle(this.folder, file, language)
        : draft?.title || collectionTitle(file.name, language),
      exists,
      isDeletable: id !== undefined,
      languages: await languagesOf(this.folder),
      isPerLanguage: isPerLanguage(file),
      translated,
      hash,
      draft,
      text,
      value,
      body,
      form: await formFor(this.folder, file),
      media: await mediaNamesFor(await this.mediaRoot(file), file),
      projects: await projectsIn(this.folder, language),
      pages: await pagesIn(this.folder),
      extensible: Object.keys(collection.type === 'folder' ? collection.choices : {}),
      issues: exists ? issues.filter((issue) => issue.path === path) : [],
    };
  }

  /** The errors of the saved content. */
  async #errors(): Promise<FileIssue[]> {
    return await placeIssues(this.folder, await findErrors(this.folder), await this.language());
  }

  /** Reads the original of a translation; undefined where the file has nothing of an original. */
  async #translated(file: ContentFile): Promise<FileState['translated']> {
    if (file.language === undefined || isPerLanguage(file)) return undefined;
    const { original: path } = file;
    const { raw } = readWithHash(await resolveInside(this.folder, path));
    const value = (await readFields(this.folder, path)) ?? {};
    return { path, value, body: textOf(path, raw).body };
  }

  /** Converts the fields of a form to the fields that are written into the file. */
  async #written(file: ContentFile, form: FormGroup, value: JsonGroup): Promise<JsonGroup> {
    if (isPerLanguage(file)) return withoutEmptyGroups(value);
    const translated = await this.#translated(file);
    if (!translated) return fillIds(form, value);
    const before = (await readFields(this.folder, file.path)) ?? {};
    return collapseTranslation(translated.value, value, before);
  }

  /**
   * Saves a change of a file, unless the change would cause issues in the content. A further language in
   * `site.yaml` gets its folder with a first file.
   *
   * @param rest The unsaved changes that the file has afterwards; by default none.
   */
  save(request: SaveRequest, rest?: SaveRequest['change']): Promise<SaveResponse> {
    return this.#enqueue(async () => {
      const file = await this.find(request.path);
      const { path } = file;
      const target = await resolveInside(this.folder, path);
      const { hash, raw } = readWithHash(target);
      const draft = await this.#drafts.of(path);
      if (hash !== request.hash || !isSameDraft(draft, request)) return { kind: 'changed' };
      const written = await this.#textOf(file, raw, request.change);
      const { text } = textOf(path, written);
      if (file.folder !== undefined && !existsSync(dirname(target))) {
        return await this.#saveNew(path, target, written, text);
      }
      const isSite = path === 'site.yaml';
      const begun = isSite ? await firstTranslations(this.folder, text) : [];
      const texts = new Map([...begun, [target, text]]);
      const issues = await issuesOfChange(this.folder, { texts }, target, await this.language());
      if (issues.length > 0) return { kind: 'invalid', issues };
      for (const [first, begin] of begun) await replaceFile(first, ABSENT_HASH, begin);
      const isSame = written === raw && hash !== ABSENT_HASH;
      const isSaved = isSame || (await replaceFile(target, hash, written));
      if (!isSaved) return { kind: 'changed' };
      if (draft && rest) {
        const now = readWithHash(target);
        const kept = textOf(path, await this.#textOf(file, now.raw, rest)).text;
        const since = draft.hash === hash ? now.hash : draft.hash;
        await this.#drafts.keep({ ...draft, hash: since, change: rest, text: kept });
      } else await this.#drafts.remove(path);
      return { kind: 'saved', file: await this.open(path) };
    });
  }

  /** The text of a file with a change. @param raw The text of the file before. */
  async #textOf(file: ContentFile, raw: string, change: SaveRequest['change']): Promise<string> {
    const form = await formFor(this.folder, file);
    const value = 'value' in change && (await this.#written(file, form, change.value));
    const changed = changeFile(file.path, raw, value ? { ...change, value } : change, form);
    if ('text' in changed) return changed.text;
    throw new Refusal(400, ({ errors }) => errors[changed.error]);
  }

  /** Keeps a change of a file, which the preview shows, without saving it. */
  async keepDraft(request: DraftRequest): Promise<DraftResponse> {
    const { path } = request;
    const kept = await this.#enqueue(async () => {
      const file = await this.find(path);
      if (!isSameDraft(await this.#drafts.of(path), request)) return undefined;
      const { hash, raw } = readWithHash(await resolveInside(this.folder, path));
      const text = await this.#textOf(file, raw, request.change);
      if (text !== raw || hash !== request.hash || hash === ABSENT_HASH) {
        const { revision } = await this.#drafts.keep({ ...request, text: textOf(path, text).text });
        return { revision, isStale: hash !== request.hash };
      }
      await this.#drafts.remove(path);
      return { isStale: false };
    });
    if (kept === undefined) return { kind: 'changed' };
    return {
      kind: 'kept',
      ...kept,
      issues: await unsavedErrors(this.folder, await this.language()),
    };
  }

  /** The kept change of a file, unless the file was saved with it. */
  async #draftOf(
    path: string,
    text: string,
  ): Promise<(FileState['draft'] & { title: string }) | undefined> {
    const draft = await this.#drafts.of(path);
    if (draft === undefined || draft.text !== text) return draft;
    await this.#drafts.remove(path);
    return undefined;
  }

  /** Discards the kept change of a file, unless another window has replaced it. */
  discardDraft(request: DiscardRequest): Promise<void> {
    return this.#enqueue(async () => {
      const { path } = request;
      if (isSameDraft(await this.#drafts.of(path), request)) await this.#drafts.remove(path);
    });
  }

  /** Creates the folder of a new entry, such as a project, with its content file and images. */
  async #saveNew(
    path: string,
    target: string,
    written: string,
    text: string,
  ): Promise<SaveResponse> {
    const folder = dirname(target);
    const staged = join(this.#drafts.folders.images, dirname(path));
    const temporary = temporaryPath(folder);
    try {
      await mkdir(temporary, { recursive: true });
      if (existsSync(staged)) await cp(staged, temporary, { recursive: true });
      await writeFile(join(temporary, basename(target)), written);
      const texts = new Map([[target, text]]);
      const folders = new Map([[folder, temporary]]);
      const issues = await issuesOfChange(
        this.folder,
        { texts, folders },
        target,
        await this.language(),
      );
      if (issues.length > 0) return { kind: 'invalid', issues };
      if (!moveFolder(temporary, folder)) return { kind: 'changed' };
    } finally {
      await rm(temporary, { recursive: true, force: true });
    }
    await rm(staged, { recursive: true, force: true });
    await this.#drafts.remove(path);
    return { kind: 'saved', file: await this.open(path) };
  }

  /** The root folder for a file's media: the content folder, or a folder apart for a new entry. */
  async mediaRoot({ folder, original }: ContentFile): Promise<string> {
    // A folder without its index.md would be an issue, so media of a new entry are kept elsewhere first.
    const isNew = folder !== undefined && !existsSync(dirname(join(this.folder, original)));
    if (!isNew) return this.folder;
    const { images } = this.#drafts.folders;
    await makeFolder(join(images, dirname(original)));
    return images;
  }

  /** Deletes an entry, such as a project, from the content, and keeps a copy of the entry. */
  remove(path: string, hash: string): Promise<RemoveResponse> {
    return this.#enqueue(async () => {
      const removed = await this.#removed.remove(
        await this.find(path),
        hash,
        await this.language(),
      );
      if (removed.kind === 'removed') await this.#drafts.remove(path);
      return removed;
    });
  }

  /** Restores an entry that was deleted since the editor was started; returns the path of the entry. */
  restore(undo: string): Promise<string> {
    return this.#enqueue(() => this.#removed.restore(undo));
  }

  /** Adds an image, a video or captions for a content file; returns the path relative to that file. */
  async addMedia(
    path: string,
    name: string,
    format: FileFormat,
    bytes: Uint8Array,
  ): Promise<string> {
    const file = await this.find(path);
    const extension = await extensionOf(bytes, format);
    return await this.#enqueue(async () =>
      addMedia(await this.mediaRoot(file), file, name, extension, bytes),
    );
  }

  /** An unused path for a new entry, which is not written. @throws Refusal for an unknown collection or a wrong title */
  async freePath(collection: string, title: string): Promise<string> {
    if (title.trim() === '' || title.length > MAX_NAME_LENGTH) {
      throw new Refusal(400, ({ errors }) => errors.badTitle);
    }
    const drafts = (await this.#drafts.all()).flatMap(({ path }) => contentFileAt(path) ?? []);
    const files = [...(await listContentFiles(this.folder)), ...drafts];
    const ids = files.filter(({ name }) => name === collection).map(({ id = '' }) => id);
    const path = newEntryPath(collection, title, ids);
    if (path === undefined) throw new Refusal(400, ({ errors }) => errors.notUnderstood);
    return path;
  }

  /** The changes since the last commit, or the reason why nothing can be published. */
  async publishState(): Promise<PublishState> {
    const language = await this.language();
    const address = (await readFields(this.folder, 'site.yaml'))?.address;
    return await publishState(this.folder, {
      language,
      siteAddress: typeof address === 'string' ? address : undefined,
      titleAt: (path) => titleAt(this.folder, path, language),
    });
  }

  /**
   * Commits the changes of the content and pushes them.
   *
   * @throws Refusal where the content has issues, so that the site cannot be built
   */
  async publish({ commitMessage, remote, choices }: PublishRequest): Promise<PublishResponse> {
    const language = await this.language();
    const check = async () => {
      const [issue] = await this.#errors();
      if (issue === undefined) return;
      throw new Refusal(409, ({ publish }) => publish.invalid, { title: issue.title });
    };
    return await this.#publishing(() =>
      publish(this.folder, commitMessage, {
        ...{ runExclusive: this.#enqueue, check, remote, choices },
        titleAt: (path) => titleAt(this.folder, path, language),
      }),
    );
  }
}
