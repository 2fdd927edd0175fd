import { displayPath } from 'vitrine/command';
import {
  ContentError,
  collectionFileAt,
  type Drafts,
  IMAGE_CACHE,
  loadContent,
  memoize,
  noDrafts,
} from 'vitrine/editing';
import { type ContentIssue, meansEmpty, splitLanguage } from 'vitrine/form';
import type { FileIssue } from '../api.ts';
import type { EditorLanguage } from '../language.ts';
import { titleAt } from './read-content.ts';

/** The issues that `npm run check` would report if the drafts (unsaved files) were saved. */
export async function findIssues(
  folder: string,
  drafts: Drafts = noDrafts,
): Promise<ContentIssue[]> {
  try {
    await loadContent(folder, IMAGE_CACHE, drafts);
    return [];
  } catch (error) {
    if (error instanceof ContentError) return [...error.issues];
    throw error;
  }
}

/** The issues after a change of a file: all issues in that file, and new issues in other files. */
export async function issuesOfChange(
  folder: string,
  drafts: Drafts,
  file: string,
  language: EditorLanguage,
): Promise<FileIssue[]> {
  const after = await findIssues(folder, drafts);
  if (after.length === 0) return [];
  const keyOf = ({ file, field, expected, found }: ContentIssue) =>
    JSON.stringify([file, field, expected, found]);
  const before = new Set((await findIssues(folder)).map(keyOf));
  const isNew = (issue: ContentIssue) => !before.has(keyOf(issue));
  return placeIssues(
    folder,
    after.filter((issue) => issue.file === displayPath(file) || isNew(issue)),
    language,
  );
}

/** Whether an issue is an id that an entry gets from its title, once its other issues are fixed. */
function isOfEmptyId(issue: ContentIssue, all: readonly ContentIssue[]): boolean {
  const [, entry] = /^(.*\])\.id$/.exec(issue.field ?? '') ?? [];
  if (entry === undefined || !meansEmpty(issue.found)) return false;
  return all.some(
    ({ file, field }) =>
      file === issue.file && field !== issue.field && field?.startsWith(`${entry}.`),
  );
}

/** Adds the path and the title of its file to each issue, except those that fix themselves. */
export async function placeIssues(
  folder: string,
  issues: readonly ContentIssue[],
  editorLanguage: EditorLanguage,
): Promise<FileIssue[]> {
  const top = `${displayPath(folder)}/`;
  const needed = issues.filter((issue) => !isOfEmptyId(issue, issues));
  const titleAtPath = memoize((path) => titleAt(folder, path, editorLanguage));
  return await Promise.all(
    needed.map(async (issue) => {
      const inside = issue.file.startsWith(top) ? issue.file.slice(top.length) : issue.file;
      const { language, original } = splitLanguage(inside);
      // An issue with the path of an entry's folder is shown at the index.md of that entry.
      const file = collectionFileAt(original) ?? collectionFileAt(`${original}index.md`);
      if (file === undefined) return { ...issue, title: inside };
      const path = language === undefined ? file.path : `${language}/${file.path}`;
      return { ...issue, path, title: await titleAtPath(path) };
    }),
  );
}
