import { resolve } from 'node:path';
import { ROOT } from '../../cli/project.ts';
import { ContentError, type ContentIssue } from '../../src/content/content-issue.ts';
import { type Drafts, noDrafts } from '../../src/content/loader/folder-lists.ts';
import { loadContent } from '../../src/content/loader/load.ts';

/** The issues that `npm run check` would tell, were the drafts on the disk. */
export async function findIssues(
  folder: string,
  drafts: Drafts = noDrafts,
): Promise<ContentIssue[]> {
  try {
    await loadContent(folder, resolve(ROOT, '.cache/images.json'), drafts);
    return [];
  } catch (error) {
    if (error instanceof ContentError) return [...error.issues];
    throw error;
  }
}

/** The issues that a change would cause: all in its own file, and those elsewhere that are new. */
export async function issuesOfChange(
  folder: string,
  drafts: Drafts,
  shown: string,
): Promise<ContentIssue[]> {
  const after = await findIssues(folder, drafts);
  if (after.length === 0) return [];
  const before = new Set((await findIssues(folder)).map(keyOf));
  return after.filter((issue) => issue.file === shown || !before.has(keyOf(issue)));
}

function keyOf({ file, field, expected, found }: ContentIssue): string {
  return JSON.stringify([file, field, expected, found]);
}
