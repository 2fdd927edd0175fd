import { resolve } from 'node:path';
import { ROOT } from '../../cli/project.ts';
import { type Drafts, noDrafts } from '../../src/content/drafts.ts';
import { loadContent } from '../../src/content/load.ts';
import { ContentError, type Problem } from '../../src/content/problems.ts';

/** The mistakes that `npm run check` would tell, were the drafts on the disk. */
export async function findProblems(folder: string, drafts: Drafts = noDrafts): Promise<Problem[]> {
  try {
    await loadContent(folder, resolve(ROOT, '.cache/images.json'), drafts);
    return [];
  } catch (error) {
    if (error instanceof ContentError) return [...error.problems];
    throw error;
  }
}

/** The mistakes that a change would make: all in its own file, and those elsewhere that are new. */
export async function problemsOfChange(
  folder: string,
  drafts: Drafts,
  shown: string,
): Promise<Problem[]> {
  const after = await findProblems(folder, drafts);
  if (after.length === 0) return [];
  const before = new Set((await findProblems(folder)).map(keyOf));
  return after.filter((problem) => problem.file === shown || !before.has(keyOf(problem)));
}

function keyOf({ file, field, expected, found }: Problem): string {
  return JSON.stringify([file, field, expected, found]);
}
