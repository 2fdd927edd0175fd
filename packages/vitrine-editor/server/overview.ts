import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { displayPath } from 'vitrine/command';
import { type ContentFile, contentFileAt, listContentFiles } from 'vitrine/editing';
import { splitLanguage } from 'vitrine/form';
import type { FileEntry, FileIssue, Overview } from '../api.ts';
import type { EditorLanguage } from '../language.ts';
import type { DraftStore } from './draft-store.ts';
import { findErrors, placeIssues } from './issues.ts';
import { isPerLanguage, languagesOf, titleAt } from './read-content.ts';
import { draftsOf } from './unsaved-files.ts';

/** The issues of the content with all unsaved changes. */
export async function unsavedErrors(
  folder: string,
  language: EditorLanguage,
): Promise<FileIssue[]> {
  const drafts = await draftsOf(folder);
  return await placeIssues(folder, await findErrors(folder, drafts), language, drafts);
}

/** Lists the files of a content folder and new entries, with the number of issues in each. */
export async function readOverview(
  folder: string,
  drafts: DraftStore,
  language: EditorLanguage,
): Promise<Overview> {
  const errors = await placeIssues(folder, await findErrors(folder), language);
  const unsaved = await drafts.all();
  const present = await listContentFiles(folder);
  const languages = await languagesOf(folder);
  const isLost = ({ path }: { path: string }) => {
    const { language } = splitLanguage(path);
    return language !== undefined && !languages.includes(language);
  };
  // A file of a language that the site no longer has is listed by itself, so that it can be opened or discarded.
  const added = unsaved
    .flatMap(({ path }) => contentFileAt(path) ?? [])
    .filter(
      (file) =>
        isLost(file) ||
        (file.language === undefined && !present.some(({ path }) => path === file.path)),
    );
  const shown = unsaved.filter((draft) => !isLost(draft));
  const entryOf = async (file: ContentFile): Promise<FileEntry> => {
    const { path, name, collection, id = '' } = file;
    const concernsFile = (other = '') => splitLanguage(other).original === path;
    const exists = existsSync(join(folder, path));
    const newTitle =
      exists || isLost(file) ? undefined : unsaved.find((draft) => draft.path === path)?.title;
    return {
      path,
      collection: name,
      title: newTitle || (await titleAt(folder, path, language)),
      exists,
      isUnsaved:
        unsaved.some((draft) => draft.path === path) ||
        shown.some((draft) => concernsFile(draft.path)),
      issueCount: errors.filter((issue) => concernsFile(issue.path)).length,
      shownAt: collection.pages[0].replace('*', () => id),
      entriesAt: collection.type === 'list' ? collection.page : undefined,
      hasLanguages: exists || isPerLanguage(file),
    };
  };
  return {
    folder: displayPath(folder),
    files: await Promise.all([...added, ...present].map(entryOf)),
    setAside: (await drafts.asides()).map(displayPath),
    issues: errors.filter((issue) => issue.path === undefined),
    errors,
    unsavedErrors: unsaved.length > 0 ? await unsavedErrors(folder, language) : errors,
    languages,
  };
}
