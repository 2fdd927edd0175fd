import {
  type Content,
  ContentError,
  collections,
  contentFileAt,
  findFirstTexts,
  findWarnings,
  loadContent,
} from 'vitrine/editing';
import { formatPath, valueAt } from 'vitrine/form';
import type { ToDoLine, ToDoList } from '../api.ts';
import { shorten } from '../form/shorten.ts';
import type { EditorLanguage } from '../language.ts';
import { placeIssues } from './issues.ts';
import { sourceOf, titleAt } from './read-content.ts';
import { fieldOf, MAX_SHOWN, neededFields, toDoLine } from './to-do-line.ts';

/**
 * Lists what is still to be written: the errors of `npm run check` where there are any, else the warnings
 * with which `npm run check -- --strict` fails. Lines that are needed to publish are first.
 */
export async function toDoList(folder: string, language: EditorLanguage): Promise<ToDoList> {
  const content = await loadContent(folder).catch((error: unknown) => {
    if (error instanceof ContentError) return error;
    throw error;
  });
  const isValid = !(content instanceof ContentError);
  const issues = isValid ? await findWarnings(folder, content) : content.issues;
  const placed = await placeIssues(folder, issues, language);
  const lines = await Promise.all(
    placed.map(async (issue) => {
      const source = issue.path && (await sourceOf(folder, issue.path));
      const line = toDoLine(issue, source || undefined, language);
      return isValid ? line : { ...line, isNeeded: true };
    }),
  );
  const open = lines.toSorted(
    (one, other) => Number(other.isNeeded) - Number(one.isNeeded) || orderOf(one) - orderOf(other),
  );
  const done = isValid ? await doneLines(folder, content, open, language) : [];
  return { isValid, open, done };
}

/** The place of a line's file in the list of all files; lines of one file keep their order. */
function orderOf({ path = '' }: ToDoLine): number {
  const name = contentFileAt(path)?.name ?? '';
  return Object.keys(collections).indexOf(name);
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
  const needed = Object.entries(neededFields).flatMap(([file, fields]) =>
    fields.map((field) => ({ file, path: [field] })),
  );
  const firstTexts = await findFirstTexts(folder, content);
  const placeholders = firstTexts.filter(({ isPlaceholder }) => isPlaceholder);
  const written = firstTexts.filter(
    ({ source: { name, id }, path }) =>
      // A placeholder for one text of a project means that the whole project is a placeholder.
      !placeholders.some(
        (other) =>
          other.source.name === name &&
          (id !== undefined || formatPath(other.path) === formatPath(path)),
      ),
  );
  const found = [...needed, ...written.map(({ source, path }) => ({ file: source.path, path }))];
  const byText = new Map(
    found
      .toReversed()
      .map((one) => [`${contentFileAt(one.file)?.name} ${formatPath(one.path)}`, one]),
  );
  const lines = await Promise.all(
    [...byText.values()].toReversed().map(async ({ file, path }): Promise<ToDoLine[]> => {
      const source = await sourceOf(folder, file);
      if (source === undefined) return [];
      const about = { path: file, title: await titleAt(folder, file, language), isNeeded: false };
      if (path.length > 0) {
        const isFilled = valueAt(source.data, path) !== undefined;
        return isFilled ? [{ ...about, ...fieldOf(source, path, language) }] : [];
      }
      const label = language.strings.file.markdown;
      return [{ ...about, bodyLine: 1, label, now: shorten(source.body, MAX_SHOWN) }];
    }),
  );
  return lines
    .flat()
    .filter(({ path, field }) => !open.some((line) => line.path === path && line.field === field));
}
