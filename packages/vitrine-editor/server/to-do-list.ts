import {
  type Content,
  ContentError,
  collectionFileAt,
  collections,
  findWarnings,
  firstTextsIn,
  IMAGE_CACHE,
  inOrder,
  loadContent,
  memoize,
  readSources,
} from 'vitrine/editing';
import { type ContentIssue, formatPath, splitLanguage, valueAt } from 'vitrine/form';
import type { ToDoLine, ToDoList } from '../api.ts';
import { shorten } from '../form/shorten.ts';
import type { EditorLanguage } from '../language.ts';
import { placeIssues } from './issues.ts';
import { sourceOf, titleAt } from './read-content.ts';
import { fieldOf, MAX_SHOWN, neededFields, readFileOf, toDoLine } from './to-do-line.ts';

/**
 * Lists what is still to be written: the errors of `npm run check` where there are any, else the warnings
 * with which `npm run check -- --strict` fails. Lines that are needed to publish are first.
 */
export async function toDoList(folder: string, language: EditorLanguage): Promise<ToDoList> {
  const { content, issues } = await checkContent(folder);
  const placed = await placeIssues(folder, inOrder(issues), language);
  const fileAt = memoize(async (path) => {
    const source = await sourceOf(folder, path);
    return source && readFileOf(source);
  });
  const lines = await Promise.all(
    placed.map(async (issue) => {
      const file = issue.path === undefined ? undefined : await fileAt(issue.path);
      const line = toDoLine(issue, file, language);
      return content === undefined ? { ...line, isNeeded: true } : line;
    }),
  );
  const open = lines.toSorted(
    (one, other) => Number(other.isNeeded) - Number(one.isNeeded) || orderOf(one) - orderOf(other),
  );
  const done = content ? await doneLines(folder, content, open, language) : [];
  return { isValid: content !== undefined, open, done };
}

/** The place of a line's file in the list of all files; lines of one file keep their order. */
function orderOf({ path = '' }: ToDoLine): number {
  const name = collectionFileAt(splitLanguage(path).original)?.name ?? '';
  return Object.keys(collections).indexOf(name);
}

/** The errors of the content, or its warnings and the content itself. */
async function checkContent(
  folder: string,
): Promise<{ content?: Content; issues: readonly ContentIssue[] }> {
  try {
    const content = await loadContent(folder, IMAGE_CACHE);
    return { content, issues: await findWarnings(folder, content) };
  } catch (error) {
    if (error instanceof ContentError) return { issues: error.issues };
    throw error;
  }
}

/**
 * The needed fields and first texts that are written. A text of which a folder has several, such as the
 * title of a project, is one line.
 */
async function doneLines(
  folder: string,
  content: Content,
  open: readonly ToDoLine[],
  language: EditorLanguage,
): Promise<ToDoLine[]> {
  const sources = await readSources(folder);
  const needed = Object.entries(neededFields).flatMap(([path, fields]) => {
    const source = sources.find((candidate) => candidate.path === path);
    const filled = fields.filter((field) => valueAt(source?.data, [field]) !== undefined);
    return source ? filled.map((field) => ({ source, path: [field] })) : [];
  });
  const first = await firstTextsIn(sources, content);
  const placeholders = first.filter(({ isPlaceholder }) => isPlaceholder);
  const written = first.filter(
    ({ source: { name, id }, path }) =>
      // A placeholder for one text of a project means that the whole project is a placeholder.
      !placeholders.some(
        (other) =>
          other.source.name === name &&
          (id !== undefined || formatPath(other.path) === formatPath(path)),
      ),
  );
  const byText = new Map(
    [...needed, ...written]
      .toReversed()
      .map((found) => [`${found.source.name} ${formatPath(found.path)}`, found]),
  );
  const lines = await Promise.all(
    [...byText.values()].toReversed().map(
      async ({ source, path: place }): Promise<ToDoLine> => ({
        path: source.path,
        title: await titleAt(folder, source.path, language),
        isNeeded: false,
        ...(place.length > 0
          ? fieldOf(readFileOf(source), place, language)
          : {
              bodyLine: 1,
              label: language.strings.file.markdown,
              now: shorten(source.body, MAX_SHOWN),
            }),
      }),
    ),
  );
  return lines.filter(
    ({ path, field }) => !open.some((line) => line.path === path && line.field === field),
  );
}
