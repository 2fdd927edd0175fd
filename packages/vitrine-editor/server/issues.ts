import { join } from 'node:path';
import { displayPath } from 'vitrine/command';
import { ContentError, contentFileAt, type Drafts, loadContent, textOf } from 'vitrine/editing';
import type { ContentIssue } from 'vitrine/form';
import type { FileIssue } from '../api.ts';
import { meansEmpty } from '../form/phrases.ts';
import type { EditorLanguage } from '../language.ts';
import { readWithHash } from './file-access.ts';
import { titleAt } from './read-content.ts';

/** The errors that `npm run check` would report if the drafts (unsaved files) were saved. */
export async function findErrors(folder: string, drafts?: Drafts) {
  const result = await loadContent(folder, undefined, drafts).catch((error: unknown) => error);
  if (result instanceof ContentError) return result.issues;
  if (result instanceof Error) throw result;
  return [];
}

/** The issues after a change of a file: all issues in that file, and new issues in other files. */
export async function issuesOfChange(
  folder: string,
  drafts: Drafts,
  file: string,
  language: EditorLanguage,
): Promise<FileIssue[]> {
  const after = await findErrors(folder, drafts);
  if (after.length === 0) return [];
  const keyOf = ({ file, field, expected, found }: ContentIssue) =>
    JSON.stringify([file, field, expected, found]);
  const before = new Set((await findErrors(folder)).map(keyOf));
  const isNew = (issue: ContentIssue) => !before.has(keyOf(issue));
  return placeIssues(
    folder,
    after.filter((issue) => issue.file === displayPath(file) || isNew(issue)),
    language,
    drafts,
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

/**
 * The line of an issue in the Markdown that the form shows, from 1; undefined for an issue in the front matter. With
 * a front matter of five lines and an empty line below it, line 7 of the file is line 1 of the Markdown.
 */
function bodyLineOf({ file, field, line = 0 }: ContentIssue, raw: string): number | undefined {
  const { text, body = '' } = textOf(file, raw);
  const frontMatter = text.slice(0, text.trimEnd().length - body.length);
  const isInFrontMatter = line <= frontMatter.trimEnd().split('\n').length;
  if (field !== undefined || body === '' || isInFrontMatter) return undefined;
  return Math.max(1, line - frontMatter.split('\n').length + 1);
}

/** Adds the path and the title of its file to each issue, except those that fix themselves. */
export async function placeIssues(
  folder: string,
  issues: readonly ContentIssue[],
  editorLanguage: EditorLanguage,
  drafts?: Drafts,
): Promise<FileIssue[]> {
  const top = `${displayPath(folder)}/`;
  const needed = issues.filter((issue) => !isOfEmptyId(issue, issues));
  return await Promise.all(
    needed.map(async (issue) => {
      const inside = issue.file.startsWith(top) ? issue.file.slice(top.length) : issue.file;
      // An issue with the path of an entry's folder is shown at the index.md of that entry.
      const { path } = contentFileAt(inside) ?? contentFileAt(`${inside}index.md`) ?? {};
      if (path === undefined) return { ...issue, title: inside };
      const target = join(folder, path);
      const bodyLine = bodyLineOf(issue, drafts?.texts.get(target) ?? readWithHash(target).raw);
      return { ...issue, path, bodyLine, title: await titleAt(folder, path, editorLanguage) };
    }),
  );
}
