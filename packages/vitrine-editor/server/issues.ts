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

/** The line of an issue in the Markdown below the front matter, as the form shows it, in the text of its file. */
function bodyLineOf({ file, field, line = 0 }: ContentIssue, raw: string): number | undefined {
  const { text, body = '' } = textOf(file, raw);
  const above = text.slice(0, text.trimEnd().length - body.length);
  if (field !== undefined || body === '' || line <= above.trimEnd().split('\n').length)
    return undefined;
  return Math.max(1, line - above.split('\n').length + 1);
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
