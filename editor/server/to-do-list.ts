import { firstTextsIn } from '../../cli/check/placeholder-texts.ts';
import { readSources } from '../../cli/check/sources.ts';
import { findWarnings } from '../../cli/check/warnings.ts';
import { IMAGE_CACHE } from '../../platform/site-paths.ts';
import { ContentError, type ContentIssue, inOrder } from '../../src/content/content-issue.ts';
import { plain } from '../../src/content/edit/json.ts';
import { valueAt } from '../../src/content/edit/walk.ts';
import { kindFile, kinds } from '../../src/content/kind-files.ts';
import { formatPath } from '../../src/content/loader/format-path.ts';
import { loadContent } from '../../src/content/loader/load.ts';
import type { SourceFile } from '../../src/content/loader/source-file.ts';
import type { FieldPath } from '../../src/content/loader/yaml-file.ts';
import type { Content } from '../../src/content/types.ts';
import { splitLanguage } from '../../src/lib/language-tag.ts';
import type { FileIssue, ToDoLine, ToDoList } from '../api.ts';
import { placeName } from '../form/labels.ts';
import type { EditorLanguage } from '../language.ts';
import { placeIssues } from './issues.ts';
import { sourceOf, titleAt } from './read-content.ts';
import { fieldAtLine, isBelow, paragraphAt, parsePath } from './text-places.ts';

/** The maximum number of characters of a text that the list shows. */
const MAX_SHOWN = 140;

/** Fields without which visitors reach neither the site nor the owner, by file. */
const neededFields: Readonly<Record<string, readonly string[]>> = {
  'site.yaml': ['address', 'host'],
  'contact.yaml': ['email'],
};

/**
 * Lists what is still to be written: the errors of `npm run check` where there are any, else the warnings
 * with which `npm run check -- --strict` fails. Lines that are needed to publish are first.
 */
export async function toDoList(folder: string, language: EditorLanguage): Promise<ToDoList> {
  const { content, issues } = await checkContent(folder);
  const placed = await placeIssues(folder, inOrder(issues), language);
  const lines = await Promise.all(
    placed.map(async (issue) => {
      const line = await lineOf(folder, issue, language);
      return content === undefined ? { ...line, isNeeded: true } : line;
    }),
  );
  const open = lines.toSorted(
    (one, other) => Number(other.isNeeded) - Number(one.isNeeded) || orderOf(one) - orderOf(other),
  );
  return { open, done: content ? await doneLines(folder, content, open, language) : [] };
}

/** The place of a line's file in the list of all files; lines of one file keep their order. */
function orderOf({ path = '' }: ToDoLine): number {
  const name = kindFile(splitLanguage(path).original)?.name ?? '';
  return Object.keys(kinds).indexOf(name);
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

/** The line for an error or a warning, with the text that is at its place now. */
async function lineOf(
  folder: string,
  { path, title, field, line, expected }: FileIssue,
  language: EditorLanguage,
): Promise<ToDoLine> {
  const source = path === undefined ? undefined : await sourceOf(folder, path);
  if (source === undefined)
    return { path, title, field, line, label: '', expected, isNeeded: false };
  if (field === undefined && line !== undefined && isBelow(source, line)) {
    const [label, now] = [language.strings.file.markdown, shorten(paragraphAt(source, line))];
    return { path, title, line, label, now, expected, isNeeded: false };
  }
  const place = field === undefined ? fieldAtLine(source, line ?? 0) : parsePath(field);
  const about = { path, title, line, expected, isNeeded: isNeeded(path, place) };
  return { ...about, ...(place ? fieldOf(source, place, language) : { label: '' }) };
}

/** The name, the label and the text of a field. */
function fieldOf(
  { data }: SourceFile,
  place: FieldPath,
  language: EditorLanguage,
): Pick<ToDoLine, 'field' | 'label' | 'now'> {
  const field = formatPath(place);
  const value = valueAt(data, place) ?? '';
  const now = typeof value === 'object' ? undefined : shorten(String(value));
  return { field, label: placeName(field, language, plain(data)), now };
}

function isNeeded(path: string | undefined, place: FieldPath | undefined): boolean {
  return neededFields[path ?? '']?.includes(String(place?.[0])) ?? false;
}

/** A text in one line, shortened for the list. */
function shorten(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  return line.length > MAX_SHOWN ? `${line.slice(0, MAX_SHOWN).toWellFormed().trimEnd()}…` : line;
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
    return source ? filled.map((field) => ({ source, path: [field], expected: '' })) : [];
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
    [...byText.values()].toReversed().map(async ({ source, path: place, expected }) => ({
      path: source.path,
      title: await titleAt(folder, source.path, language),
      expected,
      isNeeded: false,
      ...(place.length > 0
        ? fieldOf(source, place, language)
        : { label: language.strings.file.markdown, now: shorten(source.body) }),
    })),
  );
  return lines.filter(
    ({ path, field }) => !open.some((line) => line.path === path && line.field === field),
  );
}
